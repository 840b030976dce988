import { storyNameFromExport } from 'storybook/internal/csf';

type Args = Readonly<Record<string, unknown>>;

interface Described {
  args?: Args;
  argTypes?: Record<string, unknown>;
}

const isRaw = (value: unknown) => typeof value === 'object' && value !== null;

/** Makes equal values compare equal by their JSON. A value without JSON is equal only to itself. */
function written(value: unknown): unknown {
  try {
    // JSON omits functions, so two objects that differ only in their functions count as one option.
    return isRaw(value) ? JSON.stringify(value) : value;
  } catch {
    return value;
  }
}

/** Prevents Storybook from copying a plain object and sending it to the sidebar's page. */
const unseen = (values: Args): object => Object.create(values) as object;

/** Maps each value of one arg to the name of the first story that sets it. */
function toValues(arg: string, meta: Described, stories: readonly (readonly [string, Described])[]) {
  const seen = new Set<unknown>();
  const values: Record<string, unknown> = {};
  for (const [name, story] of stories) {
    const value = { ...meta.args, ...story.args }[arg];
    if (seen.has(written(value))) continue;
    seen.add(written(value));
    if (value !== undefined) values[storyNameFromExport(name)] = value;
  }
  return { values, differs: seen.size > 1 };
}

/**
 * Replaces raw-object controls with the values that the file's own stories use, by story name. Each option then has an
 * address (`&args=wallets:Failed`); functions and values that never differ have no control.
 */
export function offerChoices(meta: Described, exported: Readonly<Record<string, Described>>): void {
  const stories = Object.entries(exported);
  const all = [meta, ...stories.map(([, story]) => story)].flatMap(({ args = {} }) => Object.entries(args));
  const offered: Record<string, unknown> = {};
  for (const arg of new Set(all.map(([name]) => name))) {
    const given = all.filter(([name]) => name === arg).map(([, value]) => value);
    if (given.some((value) => typeof value === 'function')) offered[arg] = { control: false };
    if (!given.some(isRaw)) continue;
    const { values, differs } = toValues(arg, meta, stories);
    const options = Object.keys(values);
    offered[arg] = differs
      ? {
          control: { type: 'select' },
          // The address holds the name, which doesn't have the prop's own type.
          type: { name: 'enum', value: options },
          options,
          mapping: unseen(values),
        }
      : { control: false };
  }
  meta.argTypes = { ...offered, ...meta.argTypes };
}
