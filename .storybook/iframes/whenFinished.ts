/** The Storybook globals in a page that shows a story. */
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { once: (event: string, listener: () => void) => void };
}

const over = ['finished', 'errored', 'aborted'];

/** Calls back when the play of the framed story ends or fails. */
export function whenFinished(frame: HTMLIFrameElement, onFinished: () => void): void {
  const story: StoryWindow | null = frame.contentWindow;
  const channel = story?.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || over.includes(story.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')) {
    onFinished();
    return;
  }
  channel.once('storyFinished', onFinished);
  channel.once('storyMissing', onFinished);
}
