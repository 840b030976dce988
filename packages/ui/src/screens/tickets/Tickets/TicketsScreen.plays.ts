import type { Canvas } from 'storybook/internal/csf';

/** The part of a play function's context that a helper needs. */
export interface Context {
  canvas: Canvas;
}

export const thread = ({ canvas }: Context) => canvas.getByRole('region', { name: /^Messages/ });
export const box = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Message' });
export const sendButton = ({ canvas }: Context) => canvas.getByRole('button', { name: 'Send' });
export const toEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight;
/** Layout and its observers have run. */
export const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
