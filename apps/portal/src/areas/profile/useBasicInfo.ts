import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { getCountries } from '@portal/portal-core/fromApi/countries';
import { toRemote, type QueryState } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useServices } from '@portal/portal-core/store/services';
import { useAppSelector } from '@portal/portal-core/store/store';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { detailNames, toUpdateBody } from './bodies.mappers';
import { useChangePictureMutation, useListCountriesQuery, useUpdateProfileMutation } from './profile.api';
import { toMember } from './profile.mappers';
import { useGetPictureQuery } from './shell/shell.api';
import { toAvatarUrl } from './shell/shell.mappers';

const avatarFields = { photo: 'photo' };

export function useBasicInfo(user: QueryState<Answer<'/user'>>): ProfileScreenProps['basicInfo'] {
  const { env } = useServices();
  const { username } = useAppSelector(selectSession);
  const stored = useGetPictureQuery();
  const countries = useListCountriesQuery();
  const [update] = useUpdateProfileMutation();
  const [changePicture] = useChangePictureMutation();
  const details = useFormCall(detailNames);
  const avatar = useFormCall(avatarFields);
  return {
    username: username ?? '',
    member: toRemote(user, toMember),
    countries: toRemote(countries, getCountries),
    avatar: { url: toAvatarUrl(stored.data, env.imageUrl), form: avatar.form },
    form: details.form,
    onSave: (edited) => details.send(() => update(toUpdateBody(edited))),
    onAvatarSelect: (photo) =>
      avatar.sendOnce({ photo }, (idempotencyKey) => changePicture({ body: { photo }, idempotencyKey })),
  };
}
