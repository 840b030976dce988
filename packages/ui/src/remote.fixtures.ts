import { expect, fn, userEvent } from 'storybook/test';
import type { Remote } from './remote';
import type { Canvas } from './testing/listed';
import { errorTexts } from './text/visitorMessages';

// Remote data in each of its states.

export const ready = <T>(data: T): Remote<T> => ({ state: 'ready', data });
export const loading: Remote<never> = { state: 'loading' };
export const failed = (onRetry: () => void = fn()): Remote<never> => ({
  state: 'failed',
  message: errorTexts.somethingWrongTryAgain,
  onRetry,
});

/** The play of data that failed to load: the button loads it again. */
export const expectRetry =
  (onRetry: () => void) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: errorTexts.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  };
