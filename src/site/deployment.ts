import { business } from "../business.ts"
import { defaultAnonKey } from "../contact/access.ts"

/** Values are trimmed, as in the server's configuration. */
const setting = (name: string) => process.env[name]?.trim() || undefined

/**
 * Settings that differ between deployments, read at build time. Facts about the business
 * are in `business.ts`; addresses and keys come from the environment.
 */
const supabaseUrl = setting("PUBLIC_SUPABASE_URL")?.replace(/\/$/, "")
const adsId = setting("ADS_CONVERSION_ID")

export const deployment = {
  /** Public origin without a trailing slash. */
  siteUrl: setting("SITE_URL") ?? business.origin,
  /** Where the contact function lives: a hosted backend, or the site's own origin. */
  functionsUrl: `${supabaseUrl ?? ""}/functions/v1`,
  anonKey:
    (supabaseUrl ? setting("PUBLIC_SUPABASE_ANON_KEY") : setting("CONTACT_ANON_KEY")) ?? defaultAnonKey,
  conversions: adsId && {
    id: adsId,
    labels: {
      contact_form: setting("ADS_LABEL_CONTACT_FORM"),
      phone_click: setting("ADS_LABEL_PHONE_CLICK"),
      whatsapp_click: business.whatsapp && setting("ADS_LABEL_WHATSAPP_CLICK"),
      email_click: setting("ADS_LABEL_EMAIL_CLICK"),
      booking_click: setting("ADS_LABEL_BOOKING_CLICK"),
    },
  },
}
