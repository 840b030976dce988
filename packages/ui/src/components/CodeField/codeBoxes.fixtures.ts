import { userEvent } from 'storybook/test';
import type { Canvas } from '../../testing/listed';
import { commonMessages } from '../../text/commonMessages';

type Part = Pick<Canvas, 'getByRole'>;

/** A box of a code that is shown while it is typed. */
export const codeBox = ({ getByRole }: Part, index: number, count: number) =>
  getByRole<HTMLInputElement>('textbox', { name: commonMessages.digitPosition({ index, count }) });

/** Types a code from its first box on, which moves the focus. */
export async function typeCode(part: Part, code: string, count: number): Promise<void> {
  await userEvent.click(codeBox(part, 1, count));
  await userEvent.keyboard(code);
}

/** Types a security pin, whose boxes hide it. */
export async function typePin(
  { getByLabelText }: Pick<Canvas, 'getByLabelText'>,
  pin: string,
): Promise<void> {
  await userEvent.click(getByLabelText(commonMessages.digitPosition({ index: 1, count: pin.length })));
  await userEvent.keyboard(pin);
}
