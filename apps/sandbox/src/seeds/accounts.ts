import { hash } from '@node-rs/argon2';
import { members, profiles } from '../data/schema/members';
import { countryId, countryRows } from './catalogue';
import { demoMembers, rootId } from './demoMembers';
import type { Random } from './random';
import type { TreeNode } from './tree';
import type { World } from './world';

const firstNames =
  'Amara Ravi Lena Tomas Yuki Noor Ines Kofi Maya Piotr Aisha Diego Freya Hassan Ivana Jonas Kavya Luca Mina Nadia Omar Priya Quentin Rosa Samir Tara Uma Viktor Wanjiru Ximena Yusuf Zara Anjali Bruno Chen Dalia Emeka Farah Goran Hana'.split(
    ' ',
  );
const lastNames =
  'Okafor Sharma Weber Novak Tanaka Rahman Costa Mensah Iyer Kowalski Bello Alvarez Larsen Karimi Petrova Keller Nair Rossi Park Haddad Farouk Desai Moreau Silva Khan Menon Das Ivanov Kamau Torres Demir Malik Gupta Lima Wei Aziz Eze Hosseini Jovic Sato'.split(
    ' ',
  );
const homes = ['IN', 'NG', 'AE', 'DE', 'BR', 'ID', 'ZA', 'KE', 'VN', 'GB', 'PH', 'MY', 'TR', 'MX', 'PL'];

interface Person {
  first: string;
  name: string;
  countryCode: string;
}

function person(random: Random): Person {
  const first = random.pick(firstNames);
  return { first, name: `${first} ${random.pick(lastNames)}`, countryCode: random.pick(homes) };
}

type Member = typeof members.$inferInsert;

/** An argon2id hash of 32 discarded random bytes. The team can't sign in, and seeding it needs no hashing. */
const unknownPassword =
  '$argon2id$v=19$m=19456,t=2,p=1$FfR4y4Gz7Yxtkt6F0SuKOg$wIBKTcTPKaEKkwgkYoEZYOTOe3y2PU7VL8aX+EndGZI';

const toPosition = (node: TreeNode) => ({
  id: node.id,
  sponsorId: node.sponsor?.id ?? null,
  sponsorDepth: node.sponsorDepth,
  sponsorPath: node.sponsorPath,
  parentId: node.parent?.id ?? null,
  leg: node.leg ?? null,
  binaryPath: node.binaryPath,
});

const getPhone = (code: string, random: Random): string =>
  (countryRows.find((row) => row.code === code)?.callingCode ?? '') + random.text('123456789', 9);

export function addTeamMember(world: World, node: TreeNode, createdAt: Date): void {
  const { first, name, countryCode } = person(world.random);
  const username = node.id === rootId ? 'atlas' : `${first.toLowerCase()}${node.id}`;
  const row: Member = {
    ...toPosition(node),
    ...{ username, name, email: `${username}@example.com`, phone: getPhone(countryCode, world.random) },
    ...{
      countryId: countryId(countryCode),
      passwordHash: unknownPassword,
      createdAt,
      emailVerifiedAt: createdAt,
    },
  };
  world.add(members, row);
  world.add(profiles, { memberId: node.id });
}

/** The demo members with hashes of their passwords and pins. The salts come from the seed, so two seeds are equal. */
export async function addDemoMembers(
  world: World,
  nodes: ReadonlyMap<number, TreeNode>,
  joined: (id: number) => Date,
) {
  const salts = demoMembers.map(() => [world.random.bytes(16), world.random.bytes(16)] as const);
  const hashes = await Promise.all(
    demoMembers.map(async ({ password, pin }, index) => ({
      passwordHash: await hash(password, { salt: salts[index]![0] }),
      pinHash: await hash(pin, { salt: salts[index]![1] }),
    })),
  );
  demoMembers.forEach((demo, index) => {
    const { id, username, name, countryCode, authType } = demo;
    const totpSecret = 'totpSecret' in demo ? demo.totpSecret : null;
    const createdAt = joined(id);
    world.add(members, {
      ...toPosition(nodes.get(id)!),
      ...{
        username,
        name,
        authType,
        totpSecret,
        totpEnabled: totpSecret !== null,
        createdAt,
        ...hashes[index]!,
      },
      ...{
        email: `${username}@example.com`,
        phone: getPhone(countryCode, world.random),
        countryId: countryId(countryCode),
      },
      ...{ emailVerifiedAt: createdAt, lastLoginAt: username === 'newcomer' ? null : world.ago(1, 5) },
    });
  });
}
