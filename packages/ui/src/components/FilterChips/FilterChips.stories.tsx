import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { fields } from '../FilterDialog/FilterDialog.fixtures';
import { Icon } from '../Icon/Icon';
import { FilterChips } from './FilterChips';
import { noSnapshot, onPhone } from '../../testing/windows';
import { overlayMessages } from '../../text/overlayMessages';
import { joinMessages } from '../../text/message/joinMessages';
import { messagePattern } from '../../testing/messagePattern';

// Spec: B §2 Filter dialog
const meta = {
  title: 'Components/FilterChips',
  component: FilterChips,
  args: {
    fields,
    values: { wallet: 'pay_in', from_date: '2026-11-01', note: 'bonus', value: '', page: '3' },
    filterButton: createRef<HTMLButtonElement>(),
    onChange: fn(),
  },
  render: function Kept(args) {
    const [values, setValues] = useState(args.values);
    const button = useRef<HTMLButtonElement>(null);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        <Button ref={button} size="small" icon={<Icon name="filter" />}>
          Filter
        </Button>
        <FilterChips
          {...args}
          values={values}
          filterButton={button}
          onChange={(next) => {
            args.onChange(next);
            setValues(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button', { name: messagePattern(overlayMessages.removeFilter) });
    await expect(chips.map((chip) => chip.textContent)).toEqual([
      joinMessages.labelled({ label: overlayMessages.from, value: '01-11-2026' }),
      'Receiving Wallet',
      joinMessages.labelled({ label: 'Description', value: 'bonus' }),
    ]);
  },
};
export const Mobile: Story = { ...onPhone };
export const LongText: Story = {
  args: { values: { note: 'amara21'.repeat(30) } },
  ...onPhone,
};

export const Removed: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: 'Wallet', value: 'Receiving Wallet' }),
      }),
    );
    await expect(args.onChange).toHaveBeenCalledWith({
      from_date: '2026-11-01',
      note: 'bonus',
      value: '',
      page: '3',
    });
    await expect(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: 'Description', value: 'bonus' }),
      }),
    ).toHaveFocus();
  },
};

export const Cleared: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: overlayMessages.clearAll }));
    await expect(args.onChange).toHaveBeenCalledWith({});
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

/** The last chip removes its row, so the focus moves to the Filter button. */
export const LastRemoved: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { values: { wallet: 'pay_in' } },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: overlayMessages.removeFilter({ label: 'Wallet', value: 'Receiving Wallet' }),
      }),
    );
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};
