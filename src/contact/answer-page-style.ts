/**
 * The style of the answer page: the site's own colours, angle and sign-boards (site/styles/tokens.css), at noon and at
 * dusk, text at 7:1 or better. It asks for no file, so letters of the reader's own machine stand in for the site's two
 * faces: a slab for headings, a plain sans for text.
 */
export const answerPageStyle = `
:root{color-scheme:light dark;--paper:oklch(97.5% .014 85);--ink:oklch(26% .042 165);--clay:oklch(42% .13 34);--on-clay:oklch(98.5% .012 85);--shade:oklch(94.5% .024 82);--sky:oklch(86.5% .052 215);--sun:oklch(84% .145 72);--glow:oklch(95% .045 95);--line:oklch(58% .06 150);--hill:oklch(58% .085 155);--pine:oklch(40% .075 160);--wall:oklch(97.5% .014 85);--roof:oklch(58.5% .15 40);--ground:oklch(31% .055 163)}
*{box-sizing:border-box}
html{font:1.0625rem/1.55 "Hanken Grotesk",system-ui,"Helvetica Neue",Arial,sans-serif;background:var(--paper);color:var(--ink)}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto}
header,main,footer{padding:1.25rem max(1.25rem,calc(50vw - 22rem))}
h1,h2,header a{font-family:Besley,Rockwell,"Roboto Slab","Bookman Old Style","URW Bookman",Georgia,serif;font-weight:700}
header{background:var(--sky);display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:0 2rem;padding-bottom:0}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;margin-bottom:1.25rem;color:inherit;text-decoration:none;font-size:1.25rem}
.street{display:block;width:min(24rem,100%);margin-left:auto}
.sun{fill:var(--sun)}.glow{fill:var(--glow)}.hill{fill:var(--hill)}.pine{fill:var(--pine)}.wall{fill:var(--wall)}.roof,.door{fill:var(--roof)}
main{padding-block:clamp(2rem,6vw,4.5rem)}
h1{margin:0 0 1rem;font-size:clamp(2.05rem,1.15rem + 4.4vw,4.25rem);line-height:1.05;letter-spacing:-.015em;text-wrap:balance}
h2{margin:0 0 .25rem;font-size:1.25rem}
p{margin:0 0 1rem;max-width:36rem;text-wrap:pretty}
.lead{font-size:1.375rem;line-height:1.4}
a{color:var(--clay);text-decoration:underline 2px;text-underline-offset:.22em}
footer{background:var(--ground);color:oklch(98.5% .014 85)}
footer p{margin:0}
footer a{display:inline-block;padding-block:.5rem;color:inherit}
.button,button{display:inline-flex;align-items:center;min-height:3rem;padding:.6rem 2.25rem .6rem 1.25rem;border:0;background:var(--clay);clip-path:polygon(0 0,calc(100% - 1rem) 0,100% 50%,calc(100% - 1rem) 100%,0 100%);color:var(--on-clay);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
.button:hover,button:hover{text-decoration:underline 2px}
:focus-visible{outline:.1875rem solid var(--clay);outline-offset:.1875rem}
.button:focus-visible,button:focus-visible{clip-path:none}
.summary{max-width:40rem;margin:0 0 2rem;padding:1rem 1.5rem;border-left:.375rem solid var(--clay);background:var(--shade)}
.summary p{margin:0;font-weight:650}
.summary ul{margin:.5rem 0 0;padding:0;list-style:none}
.summary a{display:block;padding-block:.5rem}
.summary a,.field strong{color:var(--clay);font-weight:650}
.field{display:grid;gap:.25rem;max-width:40rem;margin-bottom:1.5rem}
.field label{font-weight:650}
.field p{margin:0}
input,textarea{width:100%;min-height:3rem;padding:.6rem .75rem;border:1px solid var(--line);border-bottom-width:3px;border-radius:3px;background:var(--paper);color:inherit;font:inherit}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--clay)}
.trap{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
@media (prefers-color-scheme:dark){:root{--paper:oklch(21.5% .03 245);--ink:oklch(94.5% .022 85);--clay:oklch(85% .09 62);--on-clay:oklch(22% .04 40);--shade:oklch(25.5% .034 245);--sky:oklch(28.5% .045 255);--sun:oklch(82% .14 62);--glow:oklch(41% .07 40);--line:oklch(58% .04 230);--hill:oklch(28.5% .045 235);--pine:oklch(21.5% .04 215);--wall:oklch(50% .045 270);--roof:oklch(41% .1 35);--ground:oklch(25% .042 180)}
.door{fill:oklch(87% .13 82)}}
@media (forced-colors:active){.button,button{border:2px solid ButtonText;clip-path:none}}
`
