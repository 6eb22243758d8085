import type { PageId } from "../../routes.ts"
import { About } from "./About.tsx"
import { Alliances } from "./Alliances.tsx"
import { Contact } from "./Contact.tsx"
import { Flyer } from "./Flyer.tsx"
import { Home } from "./Home.tsx"
import { Mortgage } from "./Mortgage.tsx"
import { Privacy } from "./Privacy.tsx"
import { RealEstate } from "./RealEstate.tsx"
import { Services } from "./Services.tsx"
import type { View } from "./view.ts"

export const views: Record<PageId, View> = {
  home: Home,
  about: About,
  services: Services,
  alliances: Alliances,
  contact: Contact,
  privacy: Privacy,
  mortgage: Mortgage,
  realEstate: RealEstate,
  flyer: Flyer,
}
