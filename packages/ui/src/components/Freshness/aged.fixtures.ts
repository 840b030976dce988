import { expect, fn, userEvent } from 'storybook/test';
import { formatAgo } from '../../testing/formatAgo';
import type { Canvas } from '../../testing/listed';
import { noSnapshot } from '../../testing/windows';
import type { Freshness } from './freshnessData';
import { freshnessMessages } from './Freshness';

/** For a story of data that is five minutes old, in a screen that shows its age. */
export const aged = () => ({
  args: { freshness: { at: Date.now() - 5 * 60_000, refreshing: false, failed: false, onRefresh: fn() } },
  parameters: noSnapshot,
});

/** The play of that story: the age is shown, and a press on the refresh button of this data is reported. */
export const expectRefresh =
  (item: string) =>
  async ({ args, canvas }: { args: { freshness?: Freshness | undefined }; canvas: Canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${freshnessMessages.updated}`))).toHaveTextContent(
      `${freshnessMessages.updated} ${formatAgo(5)}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: freshnessMessages.refresh({ item }) }));
    await expect(args.freshness?.onRefresh).toHaveBeenCalledOnce();
  };
