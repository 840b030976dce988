import styled from 'styled-components';
import { profileTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { RemoteCard } from '../SettingCard/RemoteCard';
import type { BasicInfoTabProps } from './BasicInfoTab.types';
import { DetailsForm } from './Details/DetailsForm';
import { DetailsSkeleton } from './Details/DetailsSkeleton';
import { AvatarCard } from './Avatar/AvatarCard';

/** The member's own data: avatar and details (A §2, §5). */
export function BasicInfoTab({ username, member, avatar, onAvatarChosen, ...rest }: BasicInfoTabProps) {
  return (
    <Box>
      <Pair>
        <AvatarCard username={username} member={member} avatar={avatar} onAvatarChosen={onAvatarChosen} />
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
