// Prints an address to a PDF file on letter paper with WebKitGTK, whose driver cannot. Runs in GJS.
imports.gi.versions.Gtk = "3.0"
imports.gi.versions.WebKit2 = "4.1"
const { Gtk, WebKit2 } = imports.gi
const [url, file] = ARGV

Gtk.init(null)
const view = new WebKit2.WebView()
const window = new Gtk.OffscreenWindow()
window.set_default_size(1280, 800)
window.add(view)
window.show_all()
view.connect("load-changed", (_view, event) => {
  if (event !== WebKit2.LoadEvent.FINISHED) return
  const settings = new Gtk.PrintSettings()
  settings.set_printer("Print to File")
  settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, `file://${file}`)
  const setup = new Gtk.PageSetup()
  setup.set_paper_size_and_default_margins(Gtk.PaperSize.new("na_letter"))
  const operation = new WebKit2.PrintOperation({ web_view: view })
  operation.set_print_settings(settings)
  operation.set_page_setup(setup)
  operation.connect("failed", (_operation, error) => printerr(error.message))
  operation.connect("finished", () => Gtk.main_quit())
  // Before the page is painted, WebKit prints empty sheets.
  const isPainted = "await document.fonts.ready; await new Promise(requestAnimationFrame)"
  view.call_async_javascript_function(isPainted, -1, null, null, null, null, () => operation.print())
})
view.load_uri(url)
Gtk.main()
