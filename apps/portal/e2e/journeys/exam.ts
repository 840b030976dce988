import type { rules } from './judge';

/** A fault that is planted in the page. */
export interface Planted {
  fault: string;
  /** A script of the page. */
  script: string;
  /** What catches it: a step of the journey, or a rule of the judge. */
  caughtBy: keyof typeof rules | 'a step';
}

const toMain = (change: string) => `((main) => { ${change} })(document.querySelector('main'))`;
const toAdded = (parent: string, tag: string, properties: object) =>
  `document.querySelector('${parent}').append(Object.assign(document.createElement('${tag}'), ${JSON.stringify(properties)}))`;
/** The page takes no markup of scripts, so texts are rewritten one by one. */
const toRewritten = (pattern: string, text: string) =>
  `for (const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT); texts.nextNode(); )
    texts.currentNode.data = texts.currentNode.data.replace(${pattern}, '${text}')`;
/** Patches the portal's fetch for a write. In the change, `send()` sends it. */
export const patchWrite = (path: string, change: string) => `{
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const send = () => fetch(request.clone());
    if (request.method !== 'POST' || !request.url.endsWith('${path}')) return send();
    ${change}
  };
}`;
const sending = (change: string) => patchWrite('/transfer/amount', change);

/** Planted before the page's first script. The journey is a transfer. */
export const fromTheStart: readonly Planted[] = [
  {
    fault: 'shows another amount than it sends',
    script: `new MutationObserver(() => {
      const has = ({ textContent }) => /299\\W*50/.test(textContent);
      for (const one of document.querySelectorAll('[role=dialog] *'))
        if (has(one) && ![...one.children].some(has))
          one.textContent = one.textContent.replace(/299\\W*50/, '299.05');
    }).observe(document, { childList: true, characterData: true, subtree: true })`,
    caughtBy: 'a step',
  },
  {
    fault: 'sends another amount than it shows',
    script: sending(`const body = (await request.text()).replace('200.50', '200.05');
      return fetch(request.url, { method: 'POST', headers: request.headers, body });`),
    caughtBy: 'a step',
  },
  {
    fault: 'says that it is done, and sends nothing',
    script: sending(`return Response.json({ status: true, message: 'The amount has been transferred.' });`),
    caughtBy: 'a step',
  },
  {
    fault: 'moves the money twice',
    script: sending(`const headers = new Headers(request.headers);
      headers.set('idempotency-key', 'another-key-of-the-same-press');
      await fetch(request.url, { method: 'POST', headers, body: await request.clone().text() });
      return fetch(request);`),
    caughtBy: 'a step',
  },
  {
    fault: 'sends a press twice under one key',
    script: sending('await send(); return send();'),
    caughtBy: 'nothing twice',
  },
  {
    fault: 'loses a press',
    script: `addEventListener('click', (event) => {
      if (event.target.closest?.('[role=dialog] button[type=submit], [role=dialog] footer button'))
        event.stopImmediatePropagation(), event.preventDefault();
    }, true)`,
    caughtBy: 'a step',
  },
  {
    fault: 'throws an error that nothing catches',
    script: `addEventListener('load', () => setTimeout(() => { throw new Error('planted'); }))`,
    caughtBy: 'no uncaught error',
  },
];

/** Planted when the journey has ended. */
export const atTheEnd: readonly Planted[] = [
  { fault: 'is blank', script: `document.body.style.display = 'none'`, caughtBy: 'nothing blank' },
  {
    fault: 'shows a value of code',
    script: toMain(`main.append('undefined');`),
    caughtBy: 'no text for machines',
  },
  {
    fault: 'shows the page of a server',
    script: toMain(`main.append('Whoops');`),
    caughtBy: 'no text for machines',
  },
  {
    fault: 'shows two toasts',
    // The portal's own toaster loads with its first toast.
    script: `((toaster) => {
      toaster.dataset.toaster = '';
      for (const textContent of ['One', 'Two'])
        toaster.append(Object.assign(document.createElement('p'), { role: 'status', textContent }));
    })(document.body.appendChild(document.createElement('div')))`,
    caughtBy: 'one toast',
  },
  {
    fault: 'waits for ever',
    script: toMain(`main.setAttribute('aria-busy', 'true');`),
    caughtBy: 'nothing waits',
  },
  {
    fault: 'is wider than the window',
    script: toMain(`main.style.minWidth = '9999px';`),
    caughtBy: 'no overflow',
  },
  ...(
    [
      ['another amount', toRewritten('/200/', '201')],
      ['another status', toRewritten('/Approved/', 'Pending')],
      ['another day', toRewritten('/\\d\\d\\/\\d\\d/', '01/01')],
      ['a row less', 'row.remove()'],
      ['a row twice', 'row.after(row.cloneNode(true))'],
    ] as const
  ).map(([what, change]): Planted => ({
    fault: `shows ${what} than it received`,
    script: `((row) => { ${change} })(document.querySelector('main tbody tr'))`,
    caughtBy: 'shown = sent',
  })),
  {
    fault: 'has an image without a name',
    script: toAdded('main', 'img', { src: '/favicon.svg' }),
    caughtBy: 'accessible',
  },
  {
    fault: 'has a field without a name',
    script: toAdded('main', 'input', {}),
    caughtBy: 'accessible',
  },
];
