import { siteTokens } from "./site-tokens.ts"

/**
 * The style of the answer page: the site's own tokens and surfaces. It loads no files, so system fonts
 * replace the site's two: a slab serif for headings, a sans serif for text.
 */
export const answerPageStyle = `${siteTokens}
*{box-sizing:border-box}
html{font:1.0625rem/1.55 "Hanken Grotesk",system-ui,"Helvetica Neue",Arial,sans-serif;background:var(--paper);color:var(--ink)}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto}
header,main,footer{padding:1.25rem max(1.25rem,calc(50vw - 22rem))}
h1,h2,header a{font-family:Besley,Rockwell,"Roboto Slab","Bookman Old Style","URW Bookman",Georgia,serif;font-weight:700}
header{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:0 2rem;padding-bottom:0}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;margin-bottom:1.25rem;color:inherit;text-decoration:none;font-size:1.25rem}
header a svg{flex:none}
.street{display:block;width:min(24rem,100%);margin-left:auto}
.sun{fill:var(--sun)}.link{fill:var(--link)}.glow{fill:var(--glow)}.hill{fill:var(--hill-2)}.pine{fill:var(--pine)}.wall{fill:var(--lime)}.roof{fill:var(--clay)}.door{fill:light-dark(var(--clay),var(--glass))}
main{padding-block:clamp(2rem,6vw,4.5rem)}
h1{margin:0 0 1rem;font-size:clamp(2.05rem,1.15rem + 4.4vw,4.25rem);line-height:1.05;letter-spacing:-.015em;text-wrap:balance}
h2{margin:0 0 .25rem;font-size:1.25rem}
p{margin:0 0 1rem;max-width:36rem;text-wrap:pretty}
.lead{font-size:1.375rem;line-height:1.4}
a{color:var(--link);text-decoration-thickness:2px;text-underline-offset:.22em}
footer p{margin:0}
p a{display:inline-block;padding-block:.6rem}
footer a{color:inherit}
.button,button{display:inline-flex;align-items:center;min-height:3rem;padding:.6rem 2.25rem .6rem 1.25rem;border:0;background:var(--button);clip-path:polygon(0 0,calc(100% - 1rem) 0,100% 50%,calc(100% - 1rem) 100%,0 100%);color:var(--button-ink);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
.button:hover,button:hover{text-decoration:underline}
:focus-visible{outline:.1875rem solid var(--focus);outline-offset:.1875rem}
.button:focus-visible,button:focus-visible{clip-path:none}
.summary{max-width:40rem;margin:0 0 2rem;padding:1rem 1.5rem;border-left:.375rem solid var(--button)}
.summary p{margin:0;font-weight:650}
.summary ul{margin:.5rem 0 0;padding:0;list-style:none}
.summary a{display:block;padding-block:.6rem}
.summary a,.field strong{color:var(--link);font-weight:650}
.field{display:grid;gap:.25rem;max-width:40rem;margin-bottom:1.5rem}
.field label{font-weight:650}
.field p{margin:0}
input,textarea{width:100%;min-height:3rem;padding:.6rem .75rem;border:1px solid var(--line);border-bottom-width:3px;border-radius:var(--radius);background:var(--paper);color:inherit;font:inherit}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--button)}
.honeypot{position:absolute;left:-100vw;width:1px;height:1px;overflow:hidden}
@supports not (color:light-dark(red,red)){*{--line:currentcolor!important;--focus:currentcolor!important;color:inherit!important}button,.button{border:2px solid!important}.street{display:none}}
@media (forced-colors:active){.button,button{border:2px solid ButtonText;clip-path:none}}
`
