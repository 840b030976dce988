import { addresses } from '@portal/ui/addresses';
import { documentTitles } from '@portal/ui/text/documentTitles';
import type { AreaRoute } from '@portal/portal-core/addresses/areaRoute';

export const ticketsRoutes: readonly AreaRoute[] = [
  {
    paths: [addresses.tickets],
    title: documentTitles.tickets,
    load: () => import('./TicketsRoute').then(({ TicketsRoute }) => TicketsRoute),
    firstReads: ['/tickets?export=true'],
  },
];
