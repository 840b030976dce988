import type { FilterField } from './filterField';

export const fields: readonly FilterField[] = [
  { type: 'dates', from: 'from_date', to: 'to_date' },
  {
    type: 'option',
    name: 'wallet',
    label: 'Wallet',
    options: [
      { value: 'pay_in', label: 'Receiving Wallet' },
      { value: 'pay_out', label: 'Out Going Wallet' },
    ],
  },
  { type: 'number', name: 'value', label: 'Amount' },
  { type: 'text', name: 'note', label: 'Description' },
];
