import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { formatDate, isoDate } from '../../../text/format/dates';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { Welcome } from './DashboardScreen.types';
import { medium, wide } from './widths';

/** Title, welcome and the two ways that most visits take. */
export function PageHead({ welcome }: { welcome: Remote<Welcome> }) {
  return (
    <Head>
      <Words>
        <Title>Dashboard</Title>
        <Line>
          <WelcomeLine welcome={welcome} />
        </Line>
      </Words>
      <Ways>
        <ButtonLink href="/user/manualDepositList" icon={<Icon name="deposit" />}>
          Deposit
        </ButtonLink>
        <ButtonLink href="/user/packageList" look="main" icon={<Icon name="box" />}>
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
      return <Skeleton inlineSize="18rem" blockSize="1lh" />;
    case 'failed':
      return 'Welcome';
    case 'ready': {
      const { username, lastLoginAt } = welcome.data;
      if (!username) return 'Welcome';
      const iso = isoDate(lastLoginAt);
      return (
        <>
          <Part>
            Welcome back, <bdi>{username}</bdi>.
          </Part>{' '}
          {iso && (
            <Part>
              Last login <time dateTime={iso}>{formatDate(lastLoginAt, 'long')}</time>
            </Part>
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
    align-items: end;
    justify-content: space-between;
  }
`;

const Words = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
`;

const Title = styled.h1`
  font-size: ${fontSize.page};
  font-weight: ${fontWeight.page};
  letter-spacing: -0.022em;
  line-height: 1.2;
`;

const Line = styled.p`
  margin-block-start: ${space.half};
  /* Two lines until they fit beside each other, so that the rest stands still when they come. */
  min-block-size: 2lh;
  color: ${color.inkMuted};
  overflow-wrap: anywhere;

  ${wide} {
    min-block-size: 1lh;
  }
`;

const Part = styled.span`
  display: block;

  ${wide} {
    display: inline;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }
  ${medium} {
    flex: none;
  }
`;
