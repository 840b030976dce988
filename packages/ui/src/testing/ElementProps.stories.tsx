import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { createRef, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import * as charts from '../charts/index';
import * as forms from '../forms/index';
import * as ui from '../index';
import * as shell from '../shell/index';
import { Theme } from '../theme/Theme';
import * as tree from '../tree/index';
import { noSnapshot } from './windows';

type Module = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<Record<string, unknown>>('../components/*/*.tsx');
const storyFiles = import.meta.glob<Module>(
  '../{components,confirm,charts,forms,shell,tree}/**/*.stories.tsx',
);

/** Components without an element, or with several, and what they are. */
const withoutElement: Readonly<Record<string, string>> = {
  FieldSkeletons: 'several fields',
  FormAnswer: 'only moves the focus',
  FromTo: 'a text',
  LinkProvider: 'a context',
  OperatorLinks: 'several links',
  PortalTheme: 'the page',
  Theme: 'the page',
  Words: 'a text that folds by its length',
};

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** What an app may import, by name: every entry of `exports` but the screens. */
async function getPublished(): Promise<ReadonlyMap<unknown, string>> {
  const own = Object.entries(modules).filter(([path]) => {
    const [folder, file] = path.split('/').slice(-2);
    return `${folder}.tsx` === file;
  });
  const parts = await Promise.all(own.map(([, load]) => load()));
  const named = [ui, forms, shell, tree, charts, ...parts].flatMap((part) => Object.entries(part));
  return new Map(
    named
      .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value) && !(name in withoutElement))
      .map(([name, value]) => [value, name]),
  );
}

/** The attributes of a consumer, and where they ended up. */
async function judge(Story: ComponentType<object>): Promise<string | undefined> {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const ref = createRef<Element>();
  const given = { ref, className: 'theirs', style: { outlineOffset: '7px' }, 'data-theirs': 'x' };
  root.render(
    <Theme quiet>
      <Story {...given} aria-label="Theirs" />
    </Theme>,
  );
  const find = () => [...document.querySelectorAll<HTMLElement>('[data-theirs]')];
  try {
    await waitFor(() => expect(find().length).toBeGreaterThan(0), { timeout: 500 });
    const [element, ...more] = find();
    if (!element || more.length > 0) return 'several elements have them';
    if (ref.current !== element) return 'no ref';
    if (!element.classList.contains('theirs')) return 'no class';
    if (element.style.outlineOffset !== '7px') return 'no style';
    return element.getAttribute('aria-label') === 'Theirs' ? undefined : 'no aria-label';
  } catch {
    return 'no element has them';
  } finally {
    root.unmount();
    box.remove();
  }
}

const meta = {
  title: 'Components/Testing',
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: () => <p>Each component passes a consumer’s attributes to one element.</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryComponent: Story = {
  play: async () => {
    const published = await getPublished();
    const faults = new Map([...published.values()].map((name) => [name, 'no story']));
    for (const load of Object.values(storyFiles)) {
      const file = await load();
      const name = published.get((file.default as Meta).component);
      if (name === undefined) continue;
      for (const composed of Object.values(composeStories(file))) {
        const fault = await judge(composed as ComponentType<object>);
        if (fault === undefined) faults.delete(name);
        else faults.set(name, fault);
        if (fault === undefined) break;
      }
    }
    await expect(published.size).toBeGreaterThan(100);
    await expect(Object.fromEntries(faults)).toEqual({});
  },
};
