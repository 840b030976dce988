import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { countriesOf } from '../../shared/wire/countries';
import { remoteOf, type QueryState } from '../../shared/calls/remote';
import type { Answer } from '../../shared/wire/answer';
import { useServices } from '../../shared/store/services';
import { useAppSelector } from '../../shared/store/store';
import { useFormCall } from '../../shared/writes/useFormCall';
import { selectSession } from '../../session/session.slice';
import { detailNames, updateBodyOf } from './bodies.view';
import {
  useChangePictureMutation,
  useGetPictureQuery,
  useListCountriesQuery,
  useUpdateProfileMutation,
} from './profile.api';
import { memberOf, pictureOf } from './profile.view';

const pictureNames = { photo: 'photo' };

export function useBasicInfo(user: QueryState<Answer<'/user'>>): ProfileScreenProps['basicInfo'] {
  const { env } = useServices();
  const { username } = useAppSelector(selectSession);
  const stored = useGetPictureQuery();
  const countries = useListCountriesQuery();
  const [update] = useUpdateProfileMutation();
  const [changePicture] = useChangePictureMutation();
  const details = useFormCall(detailNames);
  const picture = useFormCall(pictureNames);
  return {
    username: username ?? '',
    member: remoteOf(user, memberOf),
    countries: remoteOf(countries, countriesOf),
    picture: { url: pictureOf(stored.data, env.imageUrl), form: picture.form },
    form: details.form,
    onSaved: (edited) => details.send(() => update(updateBodyOf(edited))),
    onPictureChosen: (photo) =>
      picture.sendOnce({ photo }, (idempotencyKey) => changePicture({ body: { photo }, idempotencyKey })),
  };
}
