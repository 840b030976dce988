import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileDrop } from './FileDrop';
import { noSnapshot, onLargePhone, onPhone } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';
import { answering } from '../../testing/answering';

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAEEQGAFq3cRwAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const png = (name: string) => new File([pixel], name, { type: 'image/png', lastModified: 1 });
const nameless = new File([pixel], 'scan', { type: '', lastModified: 1 });

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Front',
    hint: 'png or jpeg, 2 MB at most',
    accept: ['image/png', 'image/jpeg'],
    files: [],
    onChange: fn(),
  },
  render: answering(FileDrop, { onChange: (files) => ({ files }) }),
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const drop = (input: HTMLElement, files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Front');
    await expect(input).toHaveAccessibleDescription('png or jpeg, 2 MB at most');
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg');
    await userEvent.tab();
    await expect(input).toHaveFocus();
  },
};
export const Chosen: Story = { args: { files: [png('front.png')] } };
export const Mobile: Story = { ...onPhone };
export const Disabled: Story = { args: { disabled: true } };
export const Failed: Story = { args: { error: 'The front field is required.' } };

export const ChosenAndRemoved: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const file = png('front.png');
    await userEvent.upload(canvas.getByLabelText('Front'), file);
    await expect(args.onChange).toHaveBeenLastCalledWith([file]);
    await expect(
      await canvas.findByRole('img', { name: overlayMessages.previewLabel({ name: 'front.png' }) }),
    ).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await userEvent.click(
      canvas.getByRole('button', { name: overlayMessages.removeFile({ name: 'front.png' }) }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByLabelText('Front')).toBeInTheDocument();
  },
};

export const Dropped: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const file = png('front.png');
    drop(canvas.getByLabelText('Front'), [file, png('second.png')]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([file]));
  },
};

/** A name or a type proves nothing, so the field's owner judges the bytes. */
export const AnyType: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    drop(canvas.getByLabelText('Front'), [nameless]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([nameless]));
  },
};

export const Several: Story = {
  args: { multiple: true, label: 'Pictures', files: [png('one.png'), png(`${'long-name-'.repeat(12)}.png`)] },
  ...onLargePhone,
  play: async ({ args, canvas }) => {
    drop(canvas.getByLabelText('Pictures'), [png('three.png')]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(
      canvas.getByRole('button', { name: overlayMessages.removeFile({ name: 'one.png' }) }),
    );
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
