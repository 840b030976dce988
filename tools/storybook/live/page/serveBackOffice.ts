import { addons } from 'storybook/preview-api';
import { backEnd } from '../line/askBackEnd';
import { type Answer, answered, asked, operated } from '../panel/events';

/**
 * Answers the panel below the portal until the portal closes. Returns a function that sends it the current state, which
 * does nothing while no panel is open.
 */
export function serveBackOffice(username: string | undefined, left: AbortSignal): () => void {
  const channel = addons.getChannel();
  let hasPanel = false;

  const answer = async (message?: string) => {
    hasPanel = true;
    const backOffice = await backEnd().backOffice(username);
    if (!left.aborted) channel.emit(answered, { ...backOffice, message } satisfies Answer);
  };
  const operate = async (path: string, input: Record<string, unknown>) => {
    const message = await backEnd()
      .operate(path, input)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    // The portal reads what it shows again, as after a lost connection.
    window.dispatchEvent(new Event('online'));
    await answer(message);
  };

  const onRequest = () => void answer();
  const onOperated = (path: string, input: Record<string, unknown>) => void operate(path, input);
  channel.on(asked, onRequest);
  channel.on(operated, onOperated);
  left.addEventListener('abort', () => {
    channel.off(asked, onRequest);
    channel.off(operated, onOperated);
  });
  return () => {
    if (hasPanel) void answer();
  };
}
