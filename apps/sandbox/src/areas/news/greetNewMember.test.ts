import { expect, it } from 'vitest';
import { news, settings } from '../../data/schema/catalogue';
import { addAccount, addCountry, password, signIn } from '../../testing/accounts';
import { testNow, testServer } from '../../testing/testServer';

const { db, client } = await testServer();
const publish = (title: string) =>
  db.insert(news).values({ title, body: '<p>…</p>', isShow: 1, createdAt: new Date(testNow) });

it('a new member has not missed what was published before, and hears what is published after', async () => {
  await addCountry(db);
  await db.insert(settings).values({ key: 'email_required', value: 0 });
  await addAccount(db, 'root', { secondStep: false });
  await publish('Before');
  const registered = await client.post('/register', {
    ...{ name: 'Amara', username: 'amara', email: 'amara@mail.example', phone: '2348012345678' },
    ...{ country: 161, password, spassword: '2580', sponsor: 'root', position: 'L', is_checked: 1 },
  });
  expect(registered.status).toBe(200);
  await publish('After');
  const { body } = await client.get('/news', await signIn(client, 'amara'));
  expect(body).toMatchObject({
    unread_count: 1,
    data: {
      all_news: {
        data: [
          { title: 'After', is_read: 0 },
          { title: 'Before', is_read: 1 },
        ],
      },
    },
  });
  expect((await client.get('/news', await signIn(client, 'root'))).body.unread_count).toBe(2);
});
