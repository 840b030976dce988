import { PortalTheme, type Messages } from '@portal/ui';
import { createPortalClient } from '@portal/api';
import { createRoot } from 'react-dom/client';
import { brand } from './brand.js';
import { Orders } from './Orders.js';
import { Support } from './Support.js';

const messages: Messages = { 'overlayMessages.apply': 'Show orders' };
const client = createPortalClient({ baseUrl: '/api', getToken: () => null });
const root = document.getElementById('app');
if (root)
  createRoot(root).render(
    <PortalTheme theme={brand} mode="light" language="en" direction="ltr" messages={messages}>
      <Orders />
      <Support />
    </PortalTheme>,
  );

const countries = await client.get('/country');
if (countries.kind === 'ok') document.title = `Orders from ${countries.data.data.length} countries`;
