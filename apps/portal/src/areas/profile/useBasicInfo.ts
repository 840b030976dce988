import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { countriesOf } from '../../app/countries';
import { remoteOf, type QueryState } from '../../app/remote';
import { useServices } from '../../app/services';
import { useAppSelector } from '../../app/store';
import { useFormCall } from '../../app/useFormCall';
import { useWriteKey } from '../../app/useWriteKey';
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

export function useBasicInfo(user: QueryState): ProfileScreenProps['basicInfo'] {
  const { env } = useServices();
  const { username } = useAppSelector(selectSession);
  const stored = useGetPictureQuery();
  const countries = useListCountriesQuery();
  const [update] = useUpdateProfileMutation();
  const [changePicture] = useChangePictureMutation();
  const details = useFormCall(detailNames);
  const picture = useFormCall(pictureNames);
  const { keyOf, settle } = useWriteKey();
  return {
    username: username ?? '',
    member: remoteOf(user, memberOf),
    countries: remoteOf(countries, countriesOf),
    picture: { url: pictureOf(stored.data, env.imageUrl), form: picture.form },
    form: details.form,
    onSaved: (changes) => details.send(() => update(updateBodyOf(changes))),
    onPictureChosen: (photo) =>
      picture.send(async () => {
        const result = await changePicture({ body: { photo }, idempotencyKey: keyOf({ photo }) });
        settle(result.error);
        return result;
      }),
  };
}
