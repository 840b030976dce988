import type { Canvas } from '../../../testing/listed';
import { screen, userEvent, within } from 'storybook/test';

export const press = (name: string, inside: Canvas = screen) =>
  userEvent.click(inside.getByRole('button', { name }));
export const toCard = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));
