/** Files to begin from: what they show is what the server reads. */

export const CSV_EXAMPLE = `name,cardNumber,rarity,type,hp,attacks,attributes
Embrix,E1,common,Fire,60,"[{""name"":""Ember"",""cost"":[""Fire""],""damage"":""30""}]",
"Mist, the Quiet",E2,rare,Water,80,,"{""element"":""fog""}"
Old Lantern,E3,uncommon,,,,"{""supertype"":""Trainer""}"
`;

export const JSON_EXAMPLE = `[
  {
    "name": "Embrix",
    "cardNumber": "E1",
    "rarity": "common",
    "attributes": { "type": "Fire", "hp": 60, "attacks": [{ "name": "Ember", "cost": ["Fire"], "damage": "30" }] }
  },
  { "name": "Old Lantern", "cardNumber": "E3", "rarity": "uncommon", "attributes": { "supertype": "Trainer" } }
]
`;
