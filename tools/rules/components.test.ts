import { expect, test } from 'vitest';
import { componentFacts } from '../requirements/spec/components';
import { importGraph } from '../requirements/spec/imports';
import { knownStories } from '../requirements/spec/stories';

const ui = 'packages/ui/src';
const stories = (title: string, component: string) =>
  `import { ${component} } from './${component}';
  const meta = { title: '${title}', component: ${component} } satisfies Meta<typeof ${component}>;
  export default meta;
  export const Default: Story = {};`;

/** Digits that don't compress well. */
const many = Array.from({ length: 400 }, (_none, at) => Math.trunc(Math.sin(at) * 1e6)).join('');

const sources = [
  { path: `${ui}/index.ts`, text: "export { Button } from './components/Button/Button';" },
  {
    path: `${ui}/components/Button/Button.tsx`,
    text: "import { size } from './size';\nexport const Button = () => <button>{size}</button>;",
  },
  { path: `${ui}/components/Button/size.ts`, text: `export const size = '${many}';` },
  { path: `${ui}/components/Button/Button.stories.tsx`, text: stories('Components/Button', 'Button') },
  {
    path: `${ui}/components/Bar/Bar.tsx`,
    text: "import { Button } from '../Button/Button';\nexport const Bar = () => <Button />;",
  },
  { path: `${ui}/components/Bar/Bar.stories.tsx`, text: stories('Components/Bar', 'Bar') },
  {
    path: 'apps/portal/src/app/Top.tsx',
    text: "import { Bar } from '@portal/ui/components/Bar';\nexport const Top = () => <Bar />;",
  },
];

const facts = await componentFacts({ sources, known: knownStories(sources), graph: importGraph(sources) });

test('a component has its import line and its users', () => {
  expect(facts['Components/Button']).toMatchObject({
    importLine: "import { Button } from '@portal/ui';",
    usedBy: [{ group: 'Components/Bar', id: 'components-bar--default' }],
    isPortals: false,
  });
  expect(facts['Components/Bar']).toMatchObject({
    importLine: "import { Bar } from '@portal/ui/components/Bar';",
    usedBy: [],
    isPortals: true,
  });
});

test('its weight counts only its folder', () => {
  const [button, bar] = [facts['Components/Button'], facts['Components/Bar']];
  expect(button?.weight).toBeGreaterThan(0);
  expect(button?.weight).toBeGreaterThan(bar?.weight ?? Infinity);
});
