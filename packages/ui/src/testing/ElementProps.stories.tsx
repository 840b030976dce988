import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { cloneElement, createElement, createRef, Fragment, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import manifest from '../../package.json';
import { Theme } from '../theme/Theme';
import { elementCases } from './elementCases.fixtures';
import { noSnapshot } from './windows';

type StoryFile = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Record<string, unknown>>([
  '../**/*.{ts,tsx}',
  '!../**/*.{stories,fixtures,test}.{ts,tsx}',
  '!../screens/**',
]);
const storyFiles = import.meta.glob<StoryFile>([
  '../{components,confirm,charts,forms,shell,tree}/**/*.stories.tsx',
]);

const storyTexts = import.meta.glob<string>(
  '../{components,confirm,charts,forms,shell,tree}/**/*.stories.tsx',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Published components without an element, or with several, and what they are. */
const withoutElement: Readonly<Record<string, string>> = {
  FieldSkeletons: 'several fields',
  FormAnswer: 'only moves the focus',
  FormScope: 'a context',
  FromTo: 'a text',
  HoldContext: 'a context',
  LinkProvider: 'a context',
  OperatorLinks: 'several links',
  PortalTheme: 'a context',
  Theme: 'a context',
  Words: 'a text that folds by its length',
};

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** The modules of an entry of `exports`, in which each `*` is the same name. */
function findModules(entry: string): string[] {
  const [start = '', ...rest] = entry
    .replace('./src/', '../')
    .replace(/\.tsx?$/, '')
    .split('*');
  const pattern = rest.map((part, at) => (at === 0 ? '([^/]+)' : '\\1') + part).join('');
  const form = new RegExp(`^${start}${pattern}\\.tsx?$`.replaceAll('..', '\\.\\.'));
  return Object.keys(modules).filter((path) => form.test(path));
}

/** Every component that an app can import, by name: each entry of the manifest but the screens, which are whole pages. */
async function getPublished(): Promise<ReadonlyMap<unknown, string>> {
  const entries = Object.values(manifest.exports).filter((entry) => !/screens|\.json$/.test(entry));
  const paths = [...new Set(entries.flatMap(findModules))];
  const loaders = paths.flatMap((path) => modules[path] ?? []);
  const found = await Promise.all(loaders.map((load) => load()));
  const named = found.flatMap((one) => Object.entries(one));
  const components = named.filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value));
  return new Map(components.map(([name, value]) => [value, name]));
}

type Draw = (given: object) => ReactNode;

/** Draws one after the other in one theme, and judges whether a consumer's attributes are on one element. */
function createJudge() {
  const box = document.createElement('div');
  document.body.append(box);
  // A component that can't be drawn has no element, which says it.
  const root = createRoot(box, { onUncaughtError: () => undefined });
  let drawn = 0;
  /** What is missing, if anything. */
  async function judge(draw: Draw): Promise<string | undefined> {
    drawn += 1;
    const ref = createRef<Element>();
    const attributes = { className: 'theirs', style: { outlineOffset: '7px' }, 'data-theirs': drawn };
    const one = draw({ ...attributes, ref, 'aria-label': 'Theirs' });
    root.render(
      <Theme quiet>
        <Fragment key={drawn}>{one}</Fragment>
      </Theme>,
    );
    const find = () => [...document.querySelectorAll<HTMLElement>(`[data-theirs='${drawn}']`)];
    try {
      await waitFor(() => expect(find().length).toBeGreaterThan(0), { timeout: 1000 });
    } catch {
      return 'no element';
    }
    const [element, ...more] = find();
    if (!element || more.length > 0) return 'several elements';
    if (ref.current !== element) return 'no ref';
    if (!element.classList.contains('theirs')) return 'no class';
    if (element.style.outlineOffset !== '7px') return 'no style';
    // A tooltip's text for screen readers is in an element that only they find.
    const isNamed = element.getAttribute('aria-label') === 'Theirs' || element.textContent.includes('Theirs');
    return isNamed ? undefined : 'no aria-label';
  }
  const leave = () => {
    root.unmount();
    box.remove();
  };
  return { judge, leave };
}

const meta = {
  title: 'Components/Testing',
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: () => <p>Each component passes a consumer’s attributes to one element.</p>,
} satisfies Meta<object>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Judges the stories' components of some files. Each is drawn until one story passes its attributes on. */
async function judgeStories(group: RegExp) {
  const { judge, leave } = createJudge();
  const published = await getPublished();
  const loaders = Object.entries(storyFiles).flatMap(([path, load]) => (group.test(path) ? load : []));
  const faults = new Map<string, string>();
  const passed = new Set<string>();
  for (const file of await Promise.all(loaders.map((load) => load()))) {
    const name = published.get((file.default as Meta).component);
    if (name === undefined || passed.has(name) || name in elementCases || name in withoutElement) continue;
    for (const composed of Object.values(composeStories(file))) {
      const story = composed as ComponentType<object>;
      const fault = await judge((given) => createElement(story, given));
      if (fault === undefined) passed.add(name);
      else faults.set(name, fault);
      if (fault === undefined) break;
    }
  }
  leave();
  for (const name of passed) faults.delete(name);
  await expect(Object.fromEntries(faults)).toEqual({});
  return passed.size;
}

/** A new component needs a story with it as `component`, a row in elementCases, or a reason in `withoutElement`. */
export const Cases: Story = {
  play: async () => {
    const { judge, leave } = createJudge();
    const names = new Set((await getPublished()).values());
    const stories = Object.values(storyTexts).join('\n');
    const isDrawn = (name: string) => new RegExp(`\\bcomponent: ${name}\\b`).test(stories);
    const missing = [...names].filter(
      (name) => !(name in elementCases || name in withoutElement || isDrawn(name)),
    );
    await expect(missing).toEqual([]);
    const listed = [...Object.keys(elementCases), ...Object.keys(withoutElement)];
    await expect(listed.filter((name) => !names.has(name))).toEqual([]);
    const faults: Record<string, string> = {};
    for (const [name, { element, inside }] of Object.entries(elementCases)) {
      const fault = await judge((given) => {
        const one = cloneElement(element, given);
        return inside ? inside(one) : one;
      });
      if (fault !== undefined) faults[name] = fault;
    }
    leave();
    await expect(faults).toEqual({});
    await expect(names.size - Object.keys(withoutElement).length).toBeGreaterThan(130);
  },
};

export const FirstHalf: Story = {
  play: async () => {
    await expect(await judgeStories(/components\/[A-K]/)).toBeGreaterThan(20);
  },
};

export const SecondHalf: Story = {
  play: async () => {
    await expect(await judgeStories(/components\/[L-Z]/)).toBeGreaterThan(20);
  },
};

export const OtherLayers: Story = {
  play: async () => {
    await expect(await judgeStories(/\/(confirm|charts|forms|shell|tree)\//)).toBeGreaterThan(20);
  },
};
