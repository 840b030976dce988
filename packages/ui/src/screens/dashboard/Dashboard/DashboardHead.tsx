import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Icon } from '../../../components/Icon/Icon';
import { Moment } from '../../../components/Moment/Moment';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { isoDate } from '../../../text/format/dates';
import { space } from '../../../tokens';
import { medium, wide } from './Widget';
import { dashboardMessages } from './messages';
import { fill } from '../../../text/fill';

export interface Welcome {
  /** Absent shows the generic 'Welcome' (D59). */
  username?: string | undefined;
  /** ISO date-time. */
  lastLoginAt?: string | undefined;
}

interface DashboardHeadProps {
  welcome: Remote<Welcome>;
  /** The page has its own main button. */
  quiet: boolean;
}

/** The title, the welcome and the two most used links. */
export function DashboardHead({ welcome, quiet }: DashboardHeadProps) {
  return (
    <Head
      title={dashboardMessages.dashboard}
      note={
        <Lines>
          <WelcomeLine welcome={welcome} />
        </Lines>
      }
      aside={
        <Ways>
          <ButtonLink href={addresses.deposit} icon={<Icon name="deposit" />}>
            {dashboardMessages.deposit}
          </ButtonLink>
          <ButtonLink href={addresses.packages} variant={quiet ? 'plain' : 'main'} icon={<Icon name="box" />}>
            {dashboardMessages.purchasePackage}
          </ButtonLink>
        </Ways>
      }
    />
  );
}

/** The greeting is generic while the member's data is unknown (A §2, D59). */
function WelcomeLine({ welcome }: { welcome: Remote<Welcome> }) {
  switch (welcome.state) {
    case 'loading':
      return <Skeleton inlineSize="18rem" blockSize="1lh" />;
    case 'failed':
      return dashboardMessages.welcome;
    case 'ready': {
      const { username, lastLoginAt } = welcome.data;
      if (!username) return dashboardMessages.welcome;
      const iso = isoDate(lastLoginAt);
      return (
        <>
          <Part>
            {fill(dashboardMessages.welcomeMember, { username: <bdi translate="no">{username}</bdi> })}
          </Part>{' '}
          {iso && (
            <Part>
              {fill(dashboardMessages.lastSignIn, { time: <Moment at={lastLoginAt} form="long" /> })}
            </Part>
          )}
        </>
      );
    }
  }
}

const Head = styled(PageHead)`
  display: grid;
  align-items: stretch;
  justify-content: normal;
  gap: ${space[4]};
  margin-block-end: ${space[5]};

  > :first-child {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  ${medium} {
    display: flex;
    flex-wrap: nowrap;
    align-items: end;
    justify-content: space-between;
  }
`;

/* It reserves two lines until both parts fit in one, so nothing moves when they load. */
const Lines = styled.span`
  display: block;
  min-block-size: 2lh;

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
`;
