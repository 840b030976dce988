import type { Canvas } from '../../../testing/listed';
import { ticketsMessages } from '../messages';
import { messagePattern } from '../../../testing/messagePattern';

/** The part of a play function's context that a helper needs. */
export interface Context {
  canvas: Canvas;
}

export const thread = ({ canvas }: Context) =>
  canvas.getByRole('region', { name: messagePattern(ticketsMessages.toMessages) });
export const box = ({ canvas }: Context) => canvas.getByRole('textbox', { name: ticketsMessages.message });
export const sendButton = ({ canvas }: Context) => canvas.getByRole('button', { name: ticketsMessages.send });
export const toEnd = (element: HTMLElement) =>
  element.scrollHeight - element.scrollTop - element.clientHeight;
/** Layout and its observers have run. */
export const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
