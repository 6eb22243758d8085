/**
 * The style of the answer page: the site's own colors, angle and sign-boards (site/styles/tokens.css), at noon and at
 * dusk, text at 7:1 or better. It asks for no file, so letters of the reader's own machine stand in for the site's two
 * faces: a slab for headings, a plain sans for text.
 */
export const answerPageStyle = `
:root{color-scheme:light dark;--paper:oklch(0.975 0.014 85);--ink:oklch(0.26 0.042 165);--clay:oklch(0.42 0.13 34);--on-clay:oklch(0.985 0.012 85);--shade:oklch(0.945 0.024 82);--sky:oklch(0.865 0.052 215);--sun:oklch(0.84 0.145 72);--glow:oklch(0.955 0.055 92);--line:oklch(0.58 0.06 150);--hill:oklch(0.6 0.085 150);--pine:oklch(0.4 0.075 160);--wall:oklch(0.975 0.014 85);--roof:oklch(0.585 0.15 40);--ground:oklch(0.31 0.055 163)}
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
footer{background:var(--ground);color:oklch(0.985 0.014 85)}
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
@media (prefers-color-scheme:dark){:root{--paper:oklch(0.215 0.03 245);--ink:oklch(0.945 0.022 85);--clay:oklch(0.85 0.09 62);--on-clay:oklch(0.22 0.04 40);--shade:oklch(0.255 0.034 245);--sky:oklch(0.285 0.05 262);--sun:oklch(0.82 0.14 62);--glow:oklch(0.5 0.105 38);--line:oklch(0.58 0.04 230);--hill:oklch(0.3 0.045 225);--pine:oklch(0.25 0.042 200);--wall:oklch(0.5 0.045 270);--roof:oklch(0.41 0.1 35);--ground:oklch(0.25 0.042 180)}
.door{fill:oklch(0.87 0.13 82)}}
@media (forced-colors:active){.button,button{border:2px solid ButtonText;clip-path:none}}
`
