import { expect } from 'storybook/test';
import type { Canvas } from './listed';

/** Expects a link of this name, and its address. */
export const expectLink = ({ getByRole }: Pick<Canvas, 'getByRole'>, name: string | RegExp, href: string) =>
  expect(getByRole('link', { name })).toHaveAttribute('href', href);
