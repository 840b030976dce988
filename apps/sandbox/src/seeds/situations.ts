import { kycDocuments, files } from '../data/schema/service';
import { profiles } from '../data/schema/members';
import { type Bonus, bonus } from './bonus';
import { deposit, depositByBank, giveAddresses } from './deposits';
import { buyBot, buyLive } from './purchases';
import { transfer } from './transfers';
import { withdraw } from './withdrawals';
import { demoMember, type DemoName } from './demoMembers';
import { leaderPayTo } from './leader';
import { demoAccount } from './mt5';
import { picture } from './picture';
import type { TreeNode } from './tree';
import type { World } from './world';

/** The history of each demo member except the leader. The newcomer has none. */
export function seedSituations(world: World, node: (name: DemoName) => TreeNode): void {
  const earned: Bonus[] = [];
  const rejected = node('kycrejected');
  deposit(world, rejected.id, '300.00', world.ago(40));
  buyBot(world, rejected, { packageId: 1, amount: '100.00', at: world.ago(39) });

  const bank = node('bankuser');
  deposit(world, bank.id, '2600.00', world.ago(160));
  buyBot(world, bank, { packageId: 3, amount: '500.00', at: world.ago(159) });
  const lives = [
    { packageId: 12, amount: '1500.00', at: world.ago(158) },
    // A demo account, whose password the member can't change.
    { packageId: 14, amount: '500.00', at: world.ago(30), accountNumber: demoAccount },
  ];
  for (const live of lives) earned.push(...buyLive(world, bank, { ...live, isSettled: true }));
  const pin = node('pinuser');
  deposit(world, pin.id, '700.00', world.ago(120));
  buyBot(world, pin, { packageId: 2, amount: '250.00', at: world.ago(119) });
  for (const [days, amount, status] of [
    [90, '45.00', 1],
    [60, '60.50', 1],
    [30, '75.00', 2],
    [1, '50.00', 0],
  ] as const) {
    withdraw(world, {
      memberId: bank.id,
      wallet: 'fixed',
      amount,
      at: world.ago(days, 12),
      status,
      payTo: { bank: bankAccount },
    });
  }
  transfer(world, bank.id, '5.00', world.ago(50));
  for (const [days, rupees, status, reference] of [
    [140, '44125.00', 1, 'UTR260720001'],
    [45, '10000.00', 2, 'UTR261004417'],
    [1, '25000.00', 0, 'UTR261119032'],
  ] as const) {
    const image = stored(world, bank.id, days);
    depositByBank(world, { memberId: bank.id, rupees, at: world.ago(days, 8), status, reference, image });
  }

  const totp = node('totpuser');
  deposit(world, totp.id, '450.00', world.ago(15));
  for (const { id } of [rejected, bank, pin, totp]) giveAddresses(world, id);
  for (const given of earned) bonus(world, given);
}

const bankAccount = {
  bankName: 'Bank of the Example',
  acNo: '000123456789',
  holderName: 'Ravi Sharma',
  ifsc: 'EXMP0001234',
};

type Profile = typeof profiles.$inferInsert;

export function seedProfiles(world: World): void {
  const add = (name: DemoName, profile: Omit<Profile, 'memberId'>) =>
    world.add(profiles, { memberId: demoMember(name).id, ...profile });
  add('leader', {
    ...{
      gender: 'female',
      dob: '1988-04-17',
      addressLine1: '12 Harbour Road',
      addressLine2: 'Flat 3',
      landmark: 'Old Mill',
    },
    ...{ city: 'Lagos', state: 'Lagos', pincode: '101233', taxId: 'NG4471820', avatar: 'avatar-leader.png' },
    ...{
      withdrawType: 'crypto',
      withdrawalCoin: leaderPayTo.crypto.network,
      withdrawalAddress: leaderPayTo.crypto.address,
    },
    ...{
      tradingUsername: 'amara21',
      tradingPlatform: 'MT5',
      tradingAccount: '70018842',
      tradingServer: 'Example-Live',
    },
  });
  add('newcomer', {});
  add('kycrejected', {
    gender: 'female',
    dob: '1991-09-02',
    city: 'Bremen',
    state: 'Bremen',
    pincode: '28195',
  });
  const { bankName, acNo, holderName, ifsc } = bankAccount;
  add('bankuser', {
    gender: 'male',
    city: 'Pune',
    state: 'Maharashtra',
    withdrawType: 'bank',
    bankName,
    acNo,
    holderName,
    ifsc,
  });
  add('pinuser', { gender: 'male', city: 'Osaka' });
  add('totpuser', { gender: 'female', city: 'Porto' });
  const bytes = picture(256, 256, [28, 63, 150], [26, 170, 160]);
  world.add(files, {
    name: 'avatar-leader.png',
    ownerId: null,
    type: 'image/png',
    bytes,
    createdAt: world.ago(200),
  });
}

type Kyc = Pick<
  typeof kycDocuments.$inferInsert,
  'documentType' | 'documentName' | 'documentNumber' | 'status' | 'remarks'
>;

export function seedKyc(world: World): void {
  const requiredPapers = (status: 0 | 1 | 2): Kyc[] => [
    { documentType: 'identity', documentName: 'Passport', documentNumber: 'P5512087', status, remarks: null },
    { documentType: 'address', documentName: 'Utility Bill', documentNumber: '', status, remarks: null },
    { documentType: 'photo', documentName: 'photo', documentNumber: '', status, remarks: null },
  ];
  const [identity, address, photo] = requiredPapers(0) as [Kyc, Kyc, Kyc];
  const remarks = 'The edge of your passport is cut off. Please upload the whole page.';
  const all: [DemoName, number, Kyc[]][] = [
    ['leader', 280, requiredPapers(1)],
    ['bankuser', 150, requiredPapers(1)],
    ['pinuser', 110, requiredPapers(1)],
    ['totpuser', 2, requiredPapers(0)],
    ['kycrejected', 20, [{ ...identity, status: 2, remarks }, { ...address, status: 1 }, photo]],
  ];
  for (const [name, days, documents] of all) {
    const memberId = demoMember(name).id;
    for (const document of documents) {
      const sides =
        document.documentType === 'photo'
          ? [stored(world, memberId, days)]
          : [stored(world, memberId, days), stored(world, memberId, days)];
      world.add(kycDocuments, {
        memberId,
        ...document,
        front: sides[0]!,
        back: sides[1] ?? null,
        createdAt: world.ago(days),
        actedAt: document.status === 0 ? null : world.ago(days - 1),
      });
    }
  }
}

let paper: Uint8Array | undefined;

/** Stores a private image under a random name (T11) and returns the name. */
export function stored(world: World, ownerId: number, days: number): string {
  const name = `${world.random.text('0123456789abcdef', 32)}.png`;
  paper ??= picture(320, 200, [190, 196, 206], [120, 128, 142]);
  world.add(files, { name, ownerId, type: 'image/png', bytes: paper, createdAt: world.ago(days) });
  return name;
}
