import type { MemberCall } from '../http/call';
import { paginate } from '../http/paginate';
import { invalid, requireFields } from '../http/refusals';
import { get, post, type Reply, type Route } from '../http/routes';
import { id, moment, optional } from '../values';
import { imageName } from './news';

const readList = (call: MemberCall): Reply => ({
  kyc_status: call.member.kyc.length >= 3 && call.member.kyc.every(({ status }) => status === 1) ? 1 : 0,
  data: paginate(
    call,
    call.member.kyc.map(({ id: at, type, name, number, status, at: made }) => ({
      ...{ id: id(at), document_name: name, document_number: optional(number), document_type: type, status },
      ...{ front: imageName(call, 'kyc', 'front.png'), back: optional(imageName(call, 'kyc', 'back.png')) },
      ...{ remarks: null, created_at: moment(made) },
    })),
  ),
});

function upload({ member, body, files, state }: MemberCall): Reply {
  requireFields(body, 'document_type');
  if (!files.includes('front')) throw invalid({ front: ['The front field is required.'] });
  const { document_type: type = '', document_name: name = '', document_number: number = '' } = body;
  member.kyc.unshift({ id: state.nextId(), at: Date.now(), type, name, number, status: 0 });
  return { message: 'Document uploaded.' };
}

export const kycRoutes: readonly Route[] = [
  get('/get-doc-type', () => ({
    data: { identity: ['Passport', 'Driving Licence'], address: ['Utility Bill'], photo: ['Photo'] },
  })),
  get('/kyc-list', readList),
  post('/kyc-doc-upload', upload),
];
