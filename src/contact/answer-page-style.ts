/**
 * The style of the answer page, in the site's colours: limewashed paper, red clay, longleaf pine, porch-ceiling
 * blue; at night the same street at dusk. Text has a contrast of 7:1 or better in both.
 */
export const answerPageStyle = `
:root{color-scheme:light dark;--paper:oklch(97% .012 85);--ink:oklch(25% .03 160);--pine:oklch(34% .06 160);--clay:oklch(40% .12 35);--sky:oklch(90% .035 220);--sun:oklch(76% .14 70);--line:oklch(50% .03 160);--field:oklch(99.5% .004 85)}
*{box-sizing:border-box}
html{font:1.0625rem/1.6 "Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;background:var(--paper);color:var(--ink);accent-color:var(--pine)}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto}
header,main,footer{padding:1.25rem max(1.25rem,calc(50vw - 22rem))}
header{background:var(--sky);display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:0 2rem;padding-bottom:0}
header a{margin-bottom:1.25rem}
.street{display:block;width:min(22rem,100%);margin-left:auto}
.hill{fill:oklch(72% .05 140)}.pine{fill:oklch(42% .06 155)}.wall{fill:oklch(96% .015 85)}.roof{fill:oklch(50% .12 35)}.porch{fill:oklch(88% .03 220)}.door{fill:oklch(38% .06 160)}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;color:inherit;text-decoration:none;font-weight:600;font-size:1.125rem}
.sun{fill:var(--sun)}
main{padding-block:clamp(2rem,6vw,4.5rem)}
h1{margin:0 0 1rem;font-size:clamp(2rem,1.3rem + 3.2vw,3.5rem);line-height:1.08;letter-spacing:-.015em;color:var(--pine);text-wrap:balance}
h2{margin:0 0 .25rem;font-size:1.125rem}
p{margin:0 0 1rem;max-width:34rem;text-wrap:pretty}
.lead{font-size:1.375rem;line-height:1.4}
a{color:var(--pine);text-underline-offset:.2em;text-decoration-thickness:.08em}
footer{background:var(--sky);border-top:.25rem solid var(--clay)}
footer p{margin:0}
footer a{display:inline-block;padding-block:.5rem}
.button,button{display:inline-flex;align-items:center;min-height:3rem;padding:.5rem 1.5rem;border:2px solid transparent;border-radius:.25rem;background:var(--pine);color:var(--paper);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover,button:hover{background:var(--clay)}
:focus-visible{outline:.1875rem solid var(--clay);outline-offset:.1875rem}
.summary{max-width:34rem;margin:0 0 2rem;padding:1rem 1.25rem;border:.1875rem solid var(--clay)}
.summary p{margin:0;font-weight:600}
.summary ul{margin:.5rem 0 0;padding:0;list-style:none}
.summary a,.field strong{color:var(--clay);font-weight:600}
.summary a{display:block;padding-block:.5rem}
.field{display:grid;gap:.25rem;margin-bottom:1.5rem}
.field label{font-weight:600}
.field p{margin:0}
input,textarea{width:100%;min-height:3rem;padding:.5rem .75rem;border:.125rem solid var(--line);border-radius:.25rem;background:var(--field);color:inherit;font:inherit}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--clay)}
.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
@media (prefers-color-scheme:dark){:root{--paper:oklch(21% .025 240);--ink:oklch(94% .015 85);--pine:oklch(87% .06 160);--clay:oklch(84% .08 45);--sky:oklch(29% .045 235);--sun:oklch(82% .13 75);--line:oklch(66% .03 220);--field:oklch(17% .02 240)}
.hill{fill:oklch(32% .03 190)}.pine{fill:oklch(25% .035 170)}.wall{fill:oklch(44% .03 250)}.roof{fill:oklch(36% .07 35)}.porch{fill:oklch(56% .03 230)}.door{fill:oklch(84% .11 80)}}
@media (forced-colors:active){.button,button{border-color:ButtonText}}
`
