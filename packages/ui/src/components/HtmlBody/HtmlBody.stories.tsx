import type { Meta, StoryObj } from '@storybook/react-vite';
import fc from 'fast-check';
import { hideAmounts } from '../../text/format/hiddenAmounts';
import { expect, fn, waitFor, userEvent } from 'storybook/test';
import { HtmlBody } from './HtmlBody';
import { markup } from './HtmlBody.arbitrary';
import { article, hostile, imageBase } from './HtmlBody.fixtures';
import { findForbidden } from './inspect';
import { sanitizeHtml } from './sanitizeHtml';
import { noSnapshot, onLargePhone, onPhone } from '../../testing/windows';
import { commonMessages } from '../../text/commonMessages';
import { expectLink } from '../../testing/expectLink';

// Spec: A §1, A §2 Popups, B §2 All News
const meta = {
  title: 'Components/HtmlBody',
  component: HtmlBody,
  args: { html: article, imageBase },
} satisfies Meta<typeof HtmlBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const boom = fn();
/** Makes `boom()` callable by any markup that runs. Returns a cleanup function. */
const armed = () => {
  boom.mockClear();
  Object.assign(window, { boom });
  return () => Reflect.deleteProperty(window, 'boom');
};
const reachedEvil = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).hostname.endsWith('evil.example'));
/** Two frames and the load of one image, enough for any handler or load to run. */
const settle = async () => {
  const image = new Image();
  image.src = `${imageBase}missing-${Math.random()}.png`;
  await image.decode().catch(() => undefined);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'status page' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', 'https://status.example/weekend');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expectLink(canvas, 'mail us', 'mailto:help@portal.example');
  },
};
export const Mobile: Story = { ...onLargePhone };

/** A wide table scrolls in a region of its own, and its words stay whole. */
export const WideTable: Story = {
  args: {
    html: `<table><tr>${['Subscription', 'Commencement', 'Cancellation', 'Compensation', 'Reconciliation'].map((word) => `<td>${word}</td>`).join('')}</tr></table>`,
  },
  ...onPhone,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: commonMessages.table });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const heights = [...region.querySelectorAll('td')].map(({ offsetHeight }) => offsetHeight);
    await expect(Math.max(...heights)).toBeLessThan(50);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongText: Story = {
  args: { html: `<p>${'amara21'.repeat(60)}</p><pre>${'0123456789'.repeat(40)}</pre>` },
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OwnImages: Story = {
  args: {
    html:
      `<img src="${imageBase}one.png"><img src="two.png" alt="Two"><img src="https://evil.example/3.png">` +
      `<img src="../api/x"><img src="${imageBase.replace('//', '//member@')}4.png">`,
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const images = [...sanitizeHtml(args.html, imageBase).querySelectorAll('img')];
    await expect(images.map((image) => image.src)).toEqual([`${imageBase}one.png`, `${imageBase}two.png`]);
    await expect(images.map((image) => image.getAttribute('alt'))).toEqual(['', 'Two']);
    await expect(images.every((image) => image.referrerPolicy === 'no-referrer')).toBe(true);
    await expect(images.every((image) => image.loading === 'lazy')).toBe(true);
  },
};

/** A broken image is replaced with its text, without a gap. */
export const BrokenImages: Story = {
  args: { html: '<p>Before</p><img src="none.png"><img src="none.png" alt="A chart"><p>After</p>' },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(0));
    await expect(canvasElement).toHaveTextContent(/^Before\s*A chart\s*After$/);
  },
};

/** Proves that the inspector can fail: it finds faults in the browser's result for the raw markup. */
export const InspectorSees: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { html: '' },
  play: async () => {
    const raw = new DOMParser().parseFromString(
      '<a href="javascript:1" id=a>x</a><svg></svg><!--c-->',
      'text/html',
    );
    await expect(findForbidden(raw.body, imageBase)).toEqual(
      expect.arrayContaining([
        'a id',
        'link to javascript:1',
        'rel of javascript:1',
        '<svg>',
        'node of type 8',
      ]),
    );
  },
};

/** Invisible content is removed with its text. Other tags leave their text. */
export const RemovedWhole: Story = {
  args: {
    html: '<style>p{color:red}</style><script>let a</script><select><option>One</select><blink>News</blink>',
  },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(/^News$/));
  },
};

/** Nothing in our list runs, loads or shows (D105). */
export const HostileList: Story = {
  parameters: noSnapshot,
  render: ({ imageBase: base }) => (
    <>
      {hostile.map((html) => (
        <HtmlBody key={html} html={html} imageBase={base} />
      ))}
    </>
  ),
  beforeEach: armed,
  play: async ({ canvasElement }) => {
    await expect(hostile.length).toBeGreaterThanOrEqual(60);
    await settle();
    await expect(boom).not.toHaveBeenCalled();
    await expect(reachedEvil()).toEqual([]);
    const shown = [...canvasElement.querySelectorAll('img')];
    await waitFor(() => expect(shown.every((image) => image.src.startsWith(imageBase))).toBe(true));
    const bodies = hostile.map((html) => findForbidden(sanitizeHtml(html, imageBase), imageBase));
    await expect(bodies.flat()).toEqual([]);
  },
};

export const GeneratedMarkup: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { html: '' },
  beforeEach: armed,
  play: async ({ canvasElement }) => {
    const stage = canvasElement.appendChild(document.createElement('div'));
    fc.assert(
      fc.property(markup, (html) => {
        stage.replaceChildren(sanitizeHtml(html, imageBase));
        const faults = findForbidden(stage, imageBase);
        if (faults.length > 0) throw new Error(faults.join('; '));
      }),
      { numRuns: 1500 },
    );
    await settle();
    stage.remove();
    await expect(boom).not.toHaveBeenCalled();
    await expect(reachedEvil()).toEqual([]);
  },
};

/** Obvious amounts in the member's own data are hidden, even with sign and figure in different elements. */
export const MoneyHidden: Story = {
  args: {
    own: true,
    html: '<p>You received $<b>50.00</b>, then <b>1,2</b>50 USDT.</p><p>USD</p><p>5 bots of 12-11-2026</p>',
  },
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const [sums, sign, count] = [...canvasElement.querySelectorAll('p')].map((line) => line.textContent);
    await expect(sums).toBe('You received $••••, then •••• USDT.');
    await expect([sign, count]).toEqual(['USD', '5 bots of 12-11-2026']);
  },
};

/** News are the same for all members, and unchanged. */
export const NewsStay: Story = {
  args: { html: '<p>Live packages from $500</p>' },
  parameters: noSnapshot,
  beforeEach: () => {
    hideAmounts(true);
    return () => hideAmounts(false);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live packages from $500')).toBeVisible();
  },
};
