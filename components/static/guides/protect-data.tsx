export function ProtectData() {
  return (
    <>
      <p>
        What you type into a tool leaves your computer. Before you paste anything that belongs to others, find
        four answers in its terms.
      </p>
      <ul>
        <li>
          <strong>Training.</strong> Are inputs used to improve models, and where is that switched off? Free
          plans and business plans often differ.
        </li>
        <li>
          <strong>Keeping.</strong> For how long are inputs and results stored, and can you delete them
          yourself?
        </li>
        <li>
          <strong>Place.</strong> In which countries is the data processed, and by which other companies?
        </li>
        <li>
          <strong>Contract.</strong> For personal data of customers or staff you need a processing agreement,
          in Europe by law.
        </li>
      </ul>
      <p>
        Until you have them, replace names, numbers and addresses with placeholders. Never paste passwords,
        keys, health records or contracts under negotiation. For such material look for tools that run on your
        own machine.
      </p>
    </>
  );
}
