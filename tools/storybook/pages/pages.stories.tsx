import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { convert, ThemeProvider } from 'storybook/theming';
import { dark } from '../../../packages/ui/src/theme/dark';
import { light } from '../../../packages/ui/src/theme/light';
import type { Meaning } from '../../../packages/ui/src/text/figures/meaning';
import { meanings } from '../../../packages/ui/src/text/figures/meanings';
import { docsThemes } from '../docs/docsThemes';
import { Prose } from '../docs/Prose';
import news from '../../../CHANGELOG.md?raw';
import {
  ColourPage,
  ContrastPage,
  ElevationPage,
  SpacingPage,
  TokensPage,
  TypePage,
} from './foundations/foundations';
import { exactTexts } from './start/exactTexts';
import designers from './start/designers.md?raw';
import pms from './start/pms.md?raw';
import { RoutesPage } from './start/RoutesPage';
import { FiguresPage } from './messages/FiguresPage';
import { noSnapshot } from '../../../packages/ui/src/testing/windows';

/** The pages as stories, only for axe, plays and screenshots. The sidebar lists them as pages. */
const meta = {
  title: 'Pages',
  tags: ['!dev', '!autodocs', 'night'],
  parameters: { ...noSnapshot },
  // Storybook's own blocks take their colours from the page of documents around them, and fail without it.
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider theme={convert(docsThemes[globals.theme === 'dark' ? 'dark' : 'light'])}>
        <Story />
      </ThemeProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phoneLarge' } } };

/** A serialized style sheet may omit spaces. */
const bare = (value: string) => value.replace(/\s+/g, '');
const getValue = (name: string) =>
  bare(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`));

/** Each colour has the theme's value, and each is on the page. */
export const Colour: Story = {
  render: () => <ColourPage />,
  play: async ({ canvas }) => {
    for (const [name, value] of Object.entries(light)) await expect(getValue(name)).toBe(bare(value));
    await expect(canvas.getByText('color.canvas')).toBeVisible();
  },
};

/** The dark theme shows the values of `dark.ts`. */
export const ColourOfTheDarkTheme: Story = {
  render: () => <ColourPage />,
  globals: { theme: 'dark' },
  play: async () => {
    for (const [name, value] of Object.entries(dark)) await expect(getValue(name)).toBe(bare(value));
  },
};

/** One file has all tokens. */
export const Tokens: Story = {
  render: () => <TokensPage />,
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: 'Download tokens.json' });
    const { color } = (await (await fetch(file.getAttribute('href') ?? '')).json()) as { color: object };
    await expect(Object.keys(color)).toEqual(['light', 'dark']);
  },
};

export const Contrast: Story = {
  render: () => <ContrastPage />,
  play: async ({ canvas }) => {
    const pairs = canvas.getAllByText('onAccent on accent');
    await expect(pairs).toHaveLength(2);
    await expect(pairs[0]?.closest('li')).toHaveTextContent('7.46 passes');
    await expect(canvas.queryByText(/fails$/)).toBeNull();
  },
};
export const Type: Story = { render: () => <TypePage /> };
export const Spacing: Story = { render: () => <SpacingPage /> };
export const Elevation: Story = { render: () => <ElevationPage /> };

/** A required misspelling is listed as it is. */
export const Messages: Story = {
  render: () => <Prose text={exactTexts} />,
  play: ({ canvas }) => expect(canvas.getByText('the page you are looking for not avaible!')).toBeVisible(),
};

/** Each row of the table of meanings, with its name. */
export const Figures: Story = {
  render: () => <FiguresPage />,
  play: async ({ canvas }) => {
    const rows = Object.keys(meanings);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(rows.length);
    await expect(canvas.getByText('You can use now')).toBeVisible();
    const unnamed = Object.values<Meaning>(meanings).filter((row) => row.unnamed);
    await expect(canvas.getAllByText('In sentences only')).toHaveLength(unnamed.length);
  },
};

export const Routes: Story = {
  render: () => <RoutesPage />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toContain('./?path=/story/screens-tickets-tickets--default');
    await expect(canvas.getByText('/user/manualDepositBankList/:login')).toBeVisible();
  },
};
export const Designers: Story = { render: () => <Prose text={designers} /> };
export const DesignersMobile: Story = { render: () => <Prose text={designers} />, ...phone };
export const PMs: Story = { render: () => <Prose text={pms} /> };
export const News: Story = { render: () => <Prose text={news} /> };
