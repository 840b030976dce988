import { expect, test } from 'vitest';
import { recordCalls } from '@portal/portal-core/calls/recordCalls.fixtures';
import { kycApi } from './kyc.api';
import { toKyc } from './kyc.mappers';

const { endpoints } = kycApi;
const location = { origin: 'https://portal.example', path: '/api/kyc-list' };

test('the types are asked for by their own call (A §7) [A §3 KYC document]', async () => {
  const { dispatch, calls } = recordCalls();
  await dispatch(endpoints.getDocumentTypes.initiate());
  expect(calls).toEqual([{ call: 'GET /get-doc-type' }]);
});

test('documents are read from every page, with the verdict of the first (D41) [A §3 KYC document]', async () => {
  const page = (number: number, type: string) => ({
    kyc_status: number === 1 ? 1 : 0,
    data: [{ id: number, document_type: type }],
    current_page: number,
    last_page: 3,
  });
  const { dispatch, calls } = recordCalls({
    'GET /kyc-list?page=1&per_page=100': page(1, 'photo'),
    'GET /kyc-list?page=2&per_page=100': page(2, 'address'),
    'GET /kyc-list?page=3&per_page=100': page(3, 'identity'),
  });
  const { data } = await dispatch(endpoints.listKycDocuments.initiate(location));
  expect(calls).toHaveLength(3);
  const { verified, documents } = toKyc(data!);
  expect(verified).toBe(true);
  expect(documents.map(({ type }) => type)).toEqual(['photo', 'address', 'identity']);
});
