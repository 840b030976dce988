import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fontFamily, fontSize } from '../tokens';
import { lendFonts } from './lendFonts';
import { noSnapshot } from '../testing/windows';

interface SampleProps {
  text: string;
  family: string;
  lang?: string;
}

const Sample = ({ text, family, lang }: SampleProps) => (
  <p lang={lang} style={{ fontFamily: family, fontSize: fontSize.hero }}>
    {text}
  </p>
);

// Spec: B §2 Bot history
const meta = {
  title: 'Foundations/Fonts',
  component: Sample,
  args: { text: 'Every balance, pair and payout, accounted for: $12,480.50', family: fontFamily.text },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Width of a text in a font, in px at 100 px. */
function widthIn(font: string, text: string): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `100px ${font}`;
  return context.measureText(text).width;
}

/** Geist is loaded, and texts have a different width than in any fallback font. */
export const Default: Story = {
  play: async ({ args }) => {
    const faces = await document.fonts.load('400 16px Geist', args.text);
    await expect(faces.map((face) => face.status)).toEqual(['loaded']);
    await expect(widthIn('Geist, monospace', args.text)).not.toBe(widthIn('monospace', args.text));
    await expect(widthIn('Geist, monospace', args.text)).toBe(widthIn('Geist, serif', args.text));
    await expect(widthIn('"No Such Font", monospace', args.text)).toBe(widthIn('monospace', args.text));
  },
};

/** The fallback font has the same height as Geist, and the same width within a few percent. */
export const StandIn: Story = {
  args: { family: '"Geist Fallback"' },
  parameters: noSnapshot,
  play: async ({ args, canvasElement }) => {
    await Promise.all([
      document.fonts.load('400 16px Geist'),
      document.fonts.load('400 16px "Geist Fallback"'),
    ]);
    const ratio = widthIn('"Geist Fallback", monospace', args.text) / widthIn('Geist', args.text);
    await expect(Math.abs(ratio - 1)).toBeLessThan(0.04);
    const line = canvasElement.querySelector('p')!;
    const heightIn = (family: string) => {
      line.style.lineHeight = 'normal';
      line.style.fontFamily = family;
      return line.getBoundingClientRect().height;
    };
    await expect(Math.abs(heightIn('"Geist Fallback"') - heightIn('Geist'))).toBeLessThanOrEqual(1);
  },
};

/** Letters outside the first file come from the second. */
export const Extended: Story = {
  args: { text: 'Łukasz Şahin ₹41,500.00' },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const faces = await document.fonts.load('400 16px Geist', args.text);
    await expect(faces).toHaveLength(2);
  },
};

/** Arabic and Devanagari are drawn in the device's own faces, never in a stretched Arial, and join as they should. */
export const OtherScripts: Story = {
  args: { text: 'محفظة السحب', lang: 'ar' },
  parameters: noSnapshot,
  play: async ({ args, canvasElement }) => {
    await expect(
      await document.fonts.load('400 16px "Geist Fallback"', args.text.replace(' ', '')),
    ).toHaveLength(0);
    const line = canvasElement.querySelector('p')!;
    line.style.setProperty('letter-spacing', '-0.03em');
    await expect(getComputedStyle(line).letterSpacing).toBe('normal');
  },
};

/** A page that may load nothing, such as an invoice's tab, receives the fonts (D7). */
export const Lent: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.appendChild(document.createElement('iframe'));
    frame.title = 'Paper';
    const page = frame.contentDocument!;
    await lendFonts(page);
    await expect([...page.fonts].map(({ family, status }) => `${family} ${status}`)).toEqual([
      'Geist loaded',
      'Geist loaded',
    ]);
    await expect(frame.contentWindow!.performance.getEntriesByType('resource')).toEqual([]);
    frame.remove();
  },
};

const isFontFace = (rule: CSSRule) => rule instanceof CSSFontFaceRule;

/**
 * The fonts are in separate style elements, so a component's rules don't make the browser resolve them again.
 */
export const Apart: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const sheets = [...document.styleSheets].map(({ ownerNode, cssRules }) => ({
      isComponents: ownerNode instanceof Element && ownerNode.matches('[data-styled]'),
      fonts: [...cssRules].filter(isFontFace).length,
    }));
    await expect(sheets.filter(({ isComponents }) => isComponents).length).toBeGreaterThan(0);
    await expect(sheets.filter(({ isComponents, fonts }) => isComponents && fonts > 0)).toEqual([]);
    await expect(sheets.reduce((sum, { fonts }) => sum + fonts, 0)).toBeGreaterThanOrEqual(5);
  },
};
