const refreshMs = 2000;
/** As many as a person looks through. */
const newest = 500;
/** @type {{ id: string, to: string[], from: string, subject: string, text: string, html: string, headers: Record<string, string>, date: string, canReply: boolean, hasSource: boolean }[]} */
let messages = [];
let openId = '';
let shown = '';

const element = (id) => document.getElementById(id);

function drawList() {
  const count = messages.length === newest ? `the newest ${newest}` : `${messages.length} received`;
  element('count').textContent = messages.length === 0 ? 'No mail yet' : count;
  element('list').replaceChildren(
    ...messages.map((message) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('aria-current', String(message.id === openId));
      const subject = document.createElement('strong');
      subject.textContent = message.subject || '(no subject)';
      const line = document.createElement('span');
      line.textContent = `${message.to.join(', ')} · ${new Date(message.date).toLocaleString()}`;
      button.append(subject, line);
      button.addEventListener('click', () => open(message));
      const item = document.createElement('li');
      item.append(button);
      return item;
    }),
  );
}

function open(message) {
  openId = message.id;
  element('hint').hidden = true;
  element('message').hidden = false;
  element('subject').textContent = message.subject || '(no subject)';
  element('from').textContent = message.from;
  element('to').textContent = message.to.join(', ');
  element('date').textContent = new Date(message.date).toLocaleString();
  element('html').hidden = message.html === '';
  element('html').srcdoc = `<base target="_blank">${message.html}`;
  element('plain').open = message.html === '';
  element('text').textContent = message.text;
  element('reply').hidden = !message.canReply;
  element('reply-text').value = '';
  element('reply-result').textContent = '';
  element('headers').textContent = Object.entries(message.headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  element('raw').hidden = !message.hasSource;
  element('raw').open = false;
  element('source').textContent = '';
  drawList();
}

/** The source is fetched when it is asked for; as text, so that nothing in it is markup. */
element('raw').addEventListener('toggle', async () => {
  const id = openId;
  if (!element('raw').open) return;
  const source = await fetch(`/api/messages/${id}/source`).then(
    (response) => (response.ok ? response.text() : 'This mail is no longer in the mailbox.'),
    () => 'The mailbox did not respond.',
  );
  if (id === openId) element('source').textContent = source;
});

async function refresh() {
  const response = await fetch(`/api/messages?newest=${newest}`, { headers: { 'if-none-match': shown } });
  if (response.status === 304) return;
  messages = await response.json();
  shown = response.headers.get('etag');
  drawList();
}

/** Sends what was typed; what the mail server says against it stays next to the text. */
async function reply(id, text) {
  const response = await fetch('/api/replies', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, text }),
  });
  return response.ok ? null : (await response.json()).error;
}

element('reply').addEventListener('submit', async (event) => {
  event.preventDefault();
  const id = openId;
  element('reply-send').disabled = true;
  const error = await reply(id, element('reply-text').value).catch(() => 'The mailbox did not respond.');
  element('reply-send').disabled = false;
  // The result belongs to the mail that was answered, and another one may be open by now.
  if (id !== openId) return;
  element('reply-result').textContent = error === null ? 'Sent.' : `Not sent: ${error}`;
  element('reply-result').scrollIntoView({ block: 'nearest' });
  if (error === null) element('reply-text').value = '';
});

element('clear').addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' });
  openId = '';
  element('message').hidden = true;
  element('hint').hidden = false;
  await refresh();
});

// A stopped product leaves the page as it is; it goes on when the product is back.
const keepFresh = () => refresh().catch(() => {});
setInterval(keepFresh, refreshMs);
keepFresh();
