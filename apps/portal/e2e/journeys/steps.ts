import type { After, Actor, Key, Stage, Step, Target } from './journey';
import { toQuery } from './journey';

export const dialog: Target = { role: 'dialog' };
const named =
  (role: Target['role']) =>
  (key: Key, inside?: Target): Target => ({ role, key, ...(inside && { inside }) });
export const [button, field] = [named('button'), named('field')];

const describe = ({ role, key, name, value }: Target) => `the ${role} ${key ?? name?.source ?? value ?? ''}`;
const find = ({ say }: Stage, target: Target) => toQuery(say, target);
type Typed = string | ((member: Actor) => string);
const toTyped = (typed: Typed, { member }: Stage) => (typeof typed === 'string' ? typed : typed(member));

export const press = (target: Target, after: After = {}): Step => ({
  does: `press ${describe(target)}`,
  target,
  act: (stage) => stage.driver.click(find(stage, target)),
  ...after,
});

export const fill = (target: Target, text: Typed): Step => ({
  does: `fill in ${describe(target)}`,
  act: (stage) => stage.driver.fill(find(stage, target), toTyped(text, stage)),
});

/** Types digits as the member's keyboard writes them. */
export const enter = (target: Target, digits: Typed): Step => ({
  does: `type into ${describe(target)}`,
  act: (stage) => stage.driver.enter(find(stage, target), toTyped(digits, stage)),
});

/** Types the member's pin into the boxes. */
export const enterPin = (inside?: Target): Step =>
  enter({ role: 'code', ...(inside && { inside }) }, ({ pin }) => pin);

export const choose = (target: Target, option: string | number): Step => ({
  does: `choose ${option} in ${describe(target)}`,
  act: (stage) => stage.driver.set(find(stage, target), option),
});

/** Adds an image and waits for its preview. */
export const addImage = (inside: Target): Step => ({
  does: 'add an image',
  act: async ({ driver, say }) => {
    await driver.addImage(toQuery(say, { role: 'file', inside }));
    await driver.see(toQuery(say, { role: 'image', inside }));
  },
});

/** What the world changes in the middle of a journey. */
export const midway: Step = { does: 'go on', act: ({ midway: change }) => change() };

/** Waits for a value in a field. */
export const hasValue =
  (target: Target, due: string) =>
  (stage: Stage): Promise<unknown> =>
    stage.driver.until(
      `${due} in ${describe(target)}`,
      async () => (await stage.driver.see(find(stage, target))).value === due,
    );
