import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot } from 'firebase/firestore';

/** What the product is compared with: the least that shows where a driver is, by the path of the `place`. */
const asked = new URLSearchParams(location.search);
const given = (name: string) => asked.get(name) ?? '';

const firestore = getFirestore(initializeApp({ projectId: given('project'), apiKey: 'demo' }));
connectFirestoreEmulator(firestore, '127.0.0.1', Number(given('port')));
const output = document.querySelector('output');

onSnapshot(doc(firestore, given('place')), (snapshot) => {
  const { latitude, longitude } = snapshot.get('position');
  if (output) output.textContent = `${latitude},${longitude}`;
});
