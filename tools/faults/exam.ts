import { patchWrite } from '../../apps/portal/e2e/journeys/exam';
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

const patched = (change: string) => patchWrite('/withdraw', change);
const afterwards = (change: string) =>
  patched(`const answer = await send();
    setInterval(() => { ${change} }, 20);
    return answer;`);
/** What the judge of the faults looks for in a write. The exam of the journeys has the rules for every page. */
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
    does: 'announces a refusal twice',
    meets: 'falseWithMsg',
    script: patched(`const answer = await send();
      setTimeout(() => {
        const textContent = 'Not today.';
        document.body.append(Object.assign(document.createElement('p'), { role: 'alert', textContent }));
      }, 300);
      return answer;`),
    found: /spoken 2 times/,
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
    does: 'sends a refused write again',
    meets: 'errorsObject',
    script: patched('await send(); return send();'),
    found: /nothing twice: 2 requests/,
  },
];
