import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { commonMessages } from '../../../text/commonMessages';
import { findForbidden } from '../../../components/HtmlBody/inspect';
import { pagedList, pageFailure, withoutRows } from '../../../components/ListContainer/pagedList.fixtures';
import { formatDate } from '../../../text/format/dates';
import { dayTitle } from '../../../text/format/days';
import { AllNewsScreen, allNewsMessages } from './AllNewsScreen';
import { hostileNews, manyNews, news, newsArgs, oddNews } from './AllNewsScreen.fixtures';
import { noSnapshot, onLargePhone, onPhone, onTablet, inDark } from '../../../testing/windows';
import { overlayMessages } from '../../../text/overlayMessages';
import { messagePattern } from '../../../testing/messagePattern';
import { articlesMessages } from '../Articles/messages';
import { transactionsTexts, newsTexts, errorTexts } from '../../../text/messages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { formatAgo } from '../../../testing/formatAgo';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

// Spec: B §2, B §2 All News, B §8 Empty states, B §9 Dates
const meta = {
  title: 'Screens/News/AllNews',
  component: AllNewsScreen,
  args: newsArgs,
} satisfies Meta<typeof AllNewsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A list of articles, each with its heading, relative time and exact time in a tooltip (D92, B §2). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('group', { name: allNewsMessages.allNews })).getAllByRole(
      'article',
    );
    // Below the heading of its day.
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(days[0]).toBe(dayTitle('2026-11-20', newsArgs.now));
    await expect(new Set(days).size).toBe(days.length);
    await expect(items).toHaveLength(4);
    await expect(canvas.getByRole('article', { name: 'New live packages' })).toBeVisible();
    const [first, second] = items.map((item) => within(item));
    await expect(second!.getByRole('heading', { level: 3, name: 'New live packages' })).toBeVisible();
    await expect(items[1]!.querySelector('img')).not.toBeNull();
    await expect(first!.getByText('Saturday').tagName).toBe('B');
    const time = canvas.getByText(formatAgo(180));
    await expect(time).toHaveAttribute('datetime', '2026-11-20T06:14:00.000Z');
    await expect(time).toHaveAttribute('title', `${formatDate('2026-11-20T06:14:00Z', 'dayTime')} UTC`);
    await expect(canvas.getByText(messagePattern(overlayMessages.timesIn))).toBeVisible();
    await expect(canvas.getAllByText(articlesMessages.unread)).toHaveLength(1);
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { ...noSnapshot, layout: 'fullscreen' },
  decorators: [inShell('/user/newsAll')],
};

export const Filtered: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: transactionsTexts.filter }));
    const dialog = within(await screen.findByRole('dialog', { name: transactionsTexts.filter }));
    await userEvent.type(dialog.getByLabelText(overlayMessages.from), '2026-11-01');
    await userEvent.type(dialog.getByLabelText(overlayMessages.to), '2026-11-18');
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.apply }));
    await expect(args.news.onFiltersChange).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-18' });
  },
};

/** A long body shows its start. A press or a step of the keyboard opens the rest. */
export const LongText: Story = {
  args: { news: pagedList(oddNews) },
  play: async ({ canvas }) => {
    const [long] = canvas.getAllByRole('article');
    const more = await within(long!).findByRole('button', {
      name: overlayMessages.readMore,
      expanded: false,
    });
    const before = long!.offsetHeight;
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(long!.offsetHeight).toBeGreaterThan(before);
    await userEvent.click(within(long!).getByRole('button', { name: overlayMessages.readLess }));
    await expect(long!.offsetHeight).toBe(before);
    await expect(more).toHaveFocus();
    // An invalid date shows no time, and nothing is wider than its container.
    await expect(canvas.getAllByText('--')).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LongTextMobile: Story = { ...LongText, ...onPhone, parameters: noSnapshot };

/** The keyboard never focuses collapsed content. */
export const LongByKeyboard: Story = {
  args: {
    news: pagedList([
      {
        ...oddNews[0]!,
        html: `${oddNews[0]!.html}<p><a href="https://status.example/end">the end</a></p>`,
      },
    ]),
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: overlayMessages.readMore });
    canvas.getByRole('link', { name: 'the end' }).focus();
    await expect(await canvas.findByRole('button', { name: overlayMessages.readLess })).toBeVisible();
  },
};

/** An image that fails to load, or that the portal can't show, leaves a placeholder (D134). */
export const BrokenImage: Story = {
  args: {
    news: pagedList([
      { ...news[1]!, imageUrl: 'data:image/png;base64,AAAA' },
      { ...news[1]!, id: 'dropped', imageUrl: '' },
      { ...news[1]!, id: 'whole' },
    ]),
  },
  play: async ({ canvas }) => {
    const [broken, dropped, whole] = canvas.getAllByRole('article');
    await waitFor(() => expect(broken!.querySelector('img')).toBeNull());
    for (const article of [broken!, dropped!])
      await expect(within(article).getByText(commonMessages.imageNotShown)).toBeVisible();
    await waitFor(() => expect(whole!.querySelector('img')!.complete).toBe(true));
    await expect(whole!.querySelector('img')!.naturalWidth).toBeGreaterThan(0);
  },
};

/** Whatever a title or a body contains, nothing of it runs, loads or looks like the portal (T1, T2). */
export const Hostile: Story = {
  args: { news: pagedList(hostileNews) },
  beforeEach: () => {
    Object.assign(window, { boom });
    return () => Reflect.deleteProperty(window, 'boom');
  },
  parameters: noSnapshot,
  play: async ({ args, canvas, canvasElement }) => {
    for (let left = hostileNews.length - 50; left > 0; left -= 50)
      await userEvent.click(
        canvas.getByRole('button', { name: commonMessages.showMore({ count: Math.min(50, left) }) }),
      );
    await expect(canvas.getAllByText('<img src=x onerror=boom()>')).toHaveLength(hostileNews.length);
    const bodies = [...canvasElement.querySelectorAll('article > div:last-child > div')];
    await expect(bodies.length).toBeGreaterThan(60);
    const faults = bodies.flatMap((body) => findForbidden(body.firstElementChild!, args.imageBase));
    await expect(faults).toEqual([]);
    await expect(boom).not.toHaveBeenCalled();
  },
};
const boom = fn();

/** A link to one article shows it. */
export const Linked: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { news: pagedList(manyNews.slice(0, 20)), linkedId: 'many-15' },
  play: async ({ canvas }) => {
    const linked = canvas.getAllByRole('article')[15]!;
    await waitFor(() => expect(linked).toHaveFocus());
    const { top } = linked.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(innerHeight);
  },
};

/** A hundred articles in one answer: the first ones, a linked one wherever it is, and the others on demand. */
export const Many: Story = {
  args: { news: pagedList(manyNews), linkedId: 'many-80' },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(51);
    await waitFor(() => expect(canvas.getAllByRole('article')[50]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.showMore({ count: 50 }) }));
    await expect(canvas.getAllByRole('article')).toHaveLength(100);
  },
};

export const Loading: Story = {
  args: { news: pagedList(news, withoutRows.loading) },
  parameters: noSnapshot,
};
export const LoadingMobile: Story = { ...Loading, ...onLargePhone, parameters: noSnapshot };
export const Refreshing: Story = {
  args: { news: pagedList(news, { rows: { state: 'ready', data: news, refreshing: true } }) },
  parameters: noSnapshot,
};

export const Empty: Story = {
  args: { news: pagedList(news, withoutRows.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(newsTexts.noNews)).toBeVisible();
    await expectLink(canvas, nextStepMessages.allNotifications, '/user/notificationAll');
    await expect(canvas.queryByRole('button', { name: overlayMessages.clearFilters })).toBeNull();
  },
};

export const EmptyFiltered: Story = {
  args: { news: pagedList(news, withoutRows.filteredOut) },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(newsTexts.noNews)).toBeVisible();
    await expect(canvas.getByText(allNewsMessages.noneInDates)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearFilters }));
    await expect(args.news.onFiltersChange).toHaveBeenCalledWith({});
  },
};

export const Failed: Story = {
  args: { news: pagedList(news, withoutRows.failed) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    await expect(withoutRows.failed.rows.onRetry).toHaveBeenCalledOnce();
  },
  parameters: noSnapshot,
};

/** The next page fails to load, and this one stays. */
export const PageFailed: Story = {
  args: { news: pagedList(news, { failure: pageFailure() }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('alert')).toHaveTextContent(errorTexts.requestFailedTryAgain);
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.retry }));
    await expect(args.news.failure?.onRetry).toHaveBeenCalledOnce();
  },
  parameters: noSnapshot,
};

export const Mobile: Story = { ...onPhone };
export const Tablet: Story = { ...onTablet };
