import { addons } from 'storybook/preview-api';

const id = 'stopped-play';

/**
 * Notes on the canvas where a play stopped. A play may look for what another language or zone doesn't show, and the
 * canvas is then an earlier state than the story's name says.
 */
export function showStoppedPlays(): void {
  const channel = addons.getChannel();
  channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    if (newPhase === 'preparing' || newPhase === 'loading') document.getElementById(id)?.remove();
  });
  channel.on('playFunctionThrewException', ({ message }: { message: string }) => {
    const note = document.createElement('output');
    note.id = id;
    note.textContent = `Stopped before: ${message.split('\n')[0]}`;
    note.style.cssText =
      'position: fixed; inset: auto 0 0; z-index: 9999; padding: 8px; background: #b00020; color: #fff; font: 14px sans-serif';
    document.body.append(note);
  });
}
