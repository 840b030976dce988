import styled from 'styled-components';
import { FieldSkeletons } from '../../../components/FieldSkeletons/FieldSkeletons';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { profileTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { RemoteCard } from '../SettingCard/RemoteCard';
import { AvatarCard, type AvatarCardProps } from './Avatar/AvatarCard';
import { DetailsForm, type DetailsFormProps } from './Details/DetailsForm';
import { Fields } from './Details/FieldGroup';

export interface BasicInfoTabProps extends AvatarCardProps, Omit<DetailsFormProps, 'data'> {}

/** The member's own data: avatar and details (A §2, A §5). */
export function BasicInfoTab({ username, member, avatar, onAvatarSelect, ...rest }: BasicInfoTabProps) {
  return (
    <Box>
      <Pair>
        <AvatarCard username={username} member={member} avatar={avatar} onAvatarSelect={onAvatarSelect} />
        <RemoteCard
          heading={profileTexts.basicInfo}
          remote={member}
          size="all"
          skeleton={<DetailsSkeleton />}
        >
          {(data) => <DetailsForm data={data} {...rest} />}
        </RemoteCard>
      </Pair>
    </Box>
  );
}

/** The skeleton of the form's groups. */
function DetailsSkeleton() {
  return [5, 2, 6].map((count) => (
    <div key={count}>
      <Skeleton inlineSize="5rem" />
      <Fields>
        <FieldSkeletons count={count} />
      </Fields>
    </div>
  ));
}

const Box = styled.div`
  container-type: inline-size;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;

  @container (min-width: 58rem) {
    grid-template-columns: 17rem minmax(0, 1fr);
  }
`;
