import { useState } from 'react';
import { Button, Card, DataList, FilterDialog, StatusPill, type Column, type FilterValues } from '@portal/ui';

interface Order {
  id: string;
  product: string;
  state: 'paid' | 'open';
}

const orders: readonly Order[] = [
  { id: 'O-1', product: 'Tea', state: 'paid' },
  { id: 'O-2', product: 'Coffee', state: 'open' },
];

const columns: readonly Column<Order>[] = [
  { id: 'id', title: 'Order', cell: ({ id }) => id },
  { id: 'product', title: 'Product', cell: ({ product }) => product },
  {
    id: 'state',
    title: 'State',
    cell: ({ state }) => <StatusPill variant={state === 'paid' ? 'good' : 'neutral'}>{state}</StatusPill>,
  },
];

/** A list with a filter, of an app's own data. */
export function Orders() {
  const [filtering, setFiltering] = useState(false);
  const [values, setValues] = useState<FilterValues>({});
  const shown = orders.filter(({ product }) =>
    product.toLowerCase().includes((values.product ?? '').toLowerCase()),
  );
  return (
    <Card>
      <Button variant="main" onClick={() => setFiltering(true)}>
        Filter orders
      </Button>
      <DataList
        caption="Orders"
        columns={columns}
        rows={{ state: 'ready', data: shown }}
        rowKey={({ id }) => id}
      />
      <FilterDialog
        open={filtering}
        fields={[{ type: 'text', name: 'product', label: 'Product' }]}
        values={values}
        onApply={(chosen) => {
          setValues(chosen);
          setFiltering(false);
        }}
        onClose={() => setFiltering(false)}
      />
    </Card>
  );
}
