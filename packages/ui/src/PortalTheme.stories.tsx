import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from './components/Button/Button';
import { PortalTheme, type Messages } from './PortalTheme';
import { noSnapshot } from './testing/windows';
import { overlayMessages } from './text/overlayMessages';
import type { BrandTheme } from './theme/brandTheme';

const tea: BrandTheme = {
  light: { accent: '#0b6b4f', accentHover: '#08543e', accentSoft: '#e3f3ed', accentInk: '#0a5f46' },
};
const wine: BrandTheme = {
  light: { accent: '#8c1d40', accentHover: '#70142f', accentSoft: '#f8e6ec', accentInk: '#7d1838' },
};
const [teaColor, wineColor] = ['rgb(11, 107, 79)', 'rgb(140, 29, 64)'];
const unreadable: BrandTheme = { light: { accent: '#ffee00' } };
const own: Messages = { 'overlayMessages.apply': 'Show' };

const Applying = () => <p>{overlayMessages.apply}</p>;

/** A shop that changes its theme while it runs, with a part in another one. */
function Shop() {
  const [theme, setTheme] = useState<BrandTheme | undefined>(tea);
  const [messages, setMessages] = useState<Messages>();
  return (
    <PortalTheme theme={theme} mode="light" direction="ltr" language="en" messages={messages}>
      <Button variant="main" onClick={() => setTheme(wine)}>
        Wine
      </Button>
      <Button onClick={() => setTheme(tea)}>Tea</Button>
      <Button onClick={() => setTheme(unreadable)}>Unreadable</Button>
      <Button onClick={() => setMessages(own)}>Own text</Button>
      <Button onClick={() => setMessages(undefined)}>Our text</Button>
      <Applying />
      <PortalTheme theme={wine} mode="dark" direction="rtl" language="ar">
        <Button variant="main">داخل</Button>
      </PortalTheme>
    </PortalTheme>
  );
}

const meta = {
  title: 'Foundations/PortalTheme',
  component: PortalTheme,
  args: { children: null },
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  render: () => <Shop />,
} satisfies Meta<typeof PortalTheme>;

export default meta;
type Story = StoryObj<typeof meta>;

const getColor = (element: Element) => getComputedStyle(element).backgroundColor;

/** Brands change in any order, a part has its own, and a bad brand is refused by name. */
export const Brands: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('button', { name: 'Wine' });
    const inner = canvas.getByRole('button', { name: 'داخل' });
    await waitFor(() => expect(getColor(main)).toBe(teaColor));
    await userEvent.click(main);
    await waitFor(() => expect(getColor(main)).toBe(wineColor));
    await userEvent.click(canvas.getByRole('button', { name: 'Tea' }));
    await waitFor(() => expect(getColor(main)).toBe(teaColor));
    await expect(getComputedStyle(inner).direction).toBe('rtl');
    await expect(inner.closest('[lang]')).toHaveAttribute('lang', 'ar');
    await expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    await expect(getComputedStyle(inner.closest('[lang]')!).colorScheme).toBe('dark');

    const report = spyOn(window, 'reportError').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Unreadable' }));
    await waitFor(() => expect(getColor(main)).not.toBe(teaColor));
    const faults = report.mock.calls.map(([error]) => String(error));
    await expect(faults).toEqual([expect.stringContaining('light.onAccent on accent has a contrast of 1.')]);
    report.mockRestore();
  },
};

/** An app's own rule wins over the brand in every mode, wherever its style is. */
export const OwnRule: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('button', { name: 'Wine' });
    await waitFor(() => expect(getColor(main)).toBe(teaColor));
    const style = document.createElement('style');
    style.textContent = ':root { --accent: #123456; }';
    document.head.prepend(style);
    for (const mode of ['light', 'dark', null]) {
      if (mode) document.documentElement.dataset.theme = mode;
      else delete document.documentElement.dataset.theme;
      await waitFor(() => expect(getColor(main)).toBe('rgb(18, 52, 86)'));
    }
    style.remove();
  },
};

/** Some texts of an app, and ours again. */
export const OwnTexts: Story = {
  play: async ({ canvas }) => {
    const before = overlayMessages.apply;
    await userEvent.click(canvas.getByRole('button', { name: 'Own text' }));
    await expect(await canvas.findByText('Show')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Our text' }));
    await expect(await canvas.findByText(before)).toBeVisible();
  },
};
