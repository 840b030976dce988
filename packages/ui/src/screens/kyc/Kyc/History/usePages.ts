import { useState } from 'react';

const perPage = 10;

/** Splits a fully loaded list into pages. A page that no longer exists becomes the last one. */
export function usePages<Row>(all: readonly Row[]) {
  const [chosen, setChosen] = useState(1);
  const lastPage = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(chosen, lastPage);
  const start = (page - 1) * perPage;
  const rows = all.slice(start, start + perPage);
  return {
    rows,
    page,
    lastPage,
    from: start + 1,
    to: start + rows.length,
    total: all.length,
    onPage: setChosen,
  };
}
