import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { ButtonLink } from '../../../shell/ButtonLink/ButtonLink';
import { formatDate, isoDate } from '../../../text/format/dates';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { Welcome } from './DashboardScreen.types';
import { medium } from './widths';

/** Title, welcome and the two ways that most visits take. */
export function PageHead({ welcome }: { welcome: Remote<Welcome> }) {
  return (
    <Head>
      <div>
        <Title>Dashboard</Title>
        <Line>
          <WelcomeLine welcome={welcome} />
        </Line>
      </div>
      <Ways>
        <ButtonLink href="/user/manualDepositList" look="plain" icon={<Icon name="deposit" />}>
          Deposit
        </ButtonLink>
        <ButtonLink href="/user/packageList" icon={<Icon name="box" />}>
          Purchase Package
        </ButtonLink>
      </Ways>
    </Head>
  );
}

/** Generic while nothing is known (A §2, D59). */
function WelcomeLine({ welcome }: { welcome: Remote<Welcome> }) {
  switch (welcome.state) {
    case 'loading':
      return <Skeleton inlineSize="18rem" />;
    case 'failed':
      return 'Welcome';
    case 'ready': {
      const { username, lastLoginAt } = welcome.data;
      if (!username) return 'Welcome';
      const iso = isoDate(lastLoginAt);
      return (
        <>
          Welcome back, <bdi>{username}</bdi>.{' '}
          {iso && (
            <>
              Last login <time dateTime={iso}>{formatDate(lastLoginAt, 'long')}</time>
            </>
          )}
        </>
      );
    }
  }
}

const Head = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-end: ${space[5]};

  ${medium} {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
  }
`;

const Title = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Line = styled.p`
  margin-block-start: ${space.half};
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }
`;
