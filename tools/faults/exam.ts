import type { FaultName } from './faults';

/** What a page does wrong when a withdrawal meets a fault. */
export interface Planted {
  does: string;
  /** The fault of the call. */
  meets: FaultName;
  /** A script of the page. */
  script: string;
  /** What the judge finds. */
  found: RegExp;
}

/** Patches the portal's fetch for the write. `send()` sends it. */
const patched = (change: string) => `{
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const send = () => fetch(request.clone());
    if (request.method !== 'POST' || !request.url.endsWith('/withdraw')) return send();
    ${change}
  };
}`;
const afterwards = (change: string) =>
  patched(`const answer = await send();
    setInterval(() => { ${change} }, 20);
    return answer;`);
/** Adds an element once, next to a first one. */
const toAdded = (role: string, parent: string, first = parent) =>
  afterwards(`if (!globalThis.planted && document.querySelector('${first}')) {
    globalThis.planted = document.createElement('p');
    document.querySelector('${parent}').append(Object.assign(globalThis.planted, { role: '${role}', textContent: 'Planted' }));
  }`);

/** Everything that the judge of the faults looks for in a write, planted once. */
export const exam: readonly Planted[] = [
  {
    does: 'takes a failure for done',
    meets: 'html500',
    script: patched(`await send(); return Response.json({ status: true, message: 'Done.' });`),
    found: /does not show Something Went Wrong/,
  },
  {
    does: 'clears what was typed',
    meets: 'falseWithMsg',
    script: afterwards(
      `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(document.querySelector('main input[inputmode=decimal]'), '')`,
    ),
    found: /lost: Amount=/,
  },
  {
    does: 'leaves its button locked',
    meets: 'falseWithMsg',
    script: afterwards(
      `for (const one of document.querySelectorAll('[role=dialog] button')) one.disabled = true`,
    ),
    found: /button is not usable/,
  },
  {
    does: 'turns for ever',
    meets: 'errorsString',
    script: afterwards(`document.querySelector('main').setAttribute('aria-busy', 'true')`),
    found: /nothing waits/,
  },
  {
    does: 'signs the member out',
    meets: 'cutJson',
    script: patched(`const answer = await send();
      sessionStorage.clear();
      location.assign('/login');
      return answer;`),
    found: /signed out/,
  },
  {
    does: 'sends a refused write again',
    meets: 'errorsObject',
    script: patched('await send(); return send();'),
    found: /nothing twice: 2 requests/,
  },
  {
    does: 'shows a second toast',
    meets: 'falseWithMessage',
    script: toAdded('alert', '[data-toaster]', '[data-toaster] [role=alert]'),
    found: /one toast|more than one toast/,
  },
  {
    does: 'covers the form with a dialog',
    meets: 'maintenance',
    script: toAdded('alertdialog', 'body'),
    found: /dialog of a broken page/,
  },
  {
    does: 'gives up after eight seconds',
    meets: 'slow',
    script: patched(
      `return Promise.race([send(), new Promise((_, reject) => setTimeout(() => reject(new TypeError('late')), 8000))]);`,
    ),
    found: /ten seconds are taken for a failure/,
  },
  {
    does: 'lets an error pass',
    meets: 'networkDown',
    script: patched(`setTimeout(() => { throw new Error('planted'); }); return send();`),
    found: /no uncaught error: uncaught: planted/,
  },
];
