export const faq = [
  {
    title: "Finding tools",
    questions: [
      {
        question: "How do I find the right tool?",
        answer:
          "Describe what you want to do in the search, or pick a category. Narrow the list by price, rating or age, and open a few tools: each page has features, prices, reviews and alternatives. The suggestion box on the home page names three to six tools for a task and says why.",
      },
      {
        question: "What do Free, Freemium and Paid mean?",
        answer:
          "Free tools cost nothing. Freemium tools have a free plan and paid ones above it. Paid covers everything else: subscriptions, one-time prices, enterprise contracts and plans that are paid by use.",
      },
      {
        question: "Where do the descriptions come from?",
        answer:
          "Our editors write them from the makers' own documentation and from using the tools. Prices change often, so the maker's website has the last word.",
      },
      {
        question: "How are tools ranked?",
        answer:
          "By votes, by recent activity, by launch date or by rating, depending on the order you choose. The formulas are on the page about ranking. Money plays no part in any of them.",
      },
    ],
  },
  {
    title: "Accounts and community",
    questions: [
      {
        question: "Do I need an account?",
        answer:
          "No. Everything can be searched and read without one. An account is needed to vote, to save tools, to write reviews, to submit a tool and to be told of a launch.",
      },
      {
        question: "How do reviews work?",
        answer:
          "You rate a tool from one to five stars and say why. Where reviews are approved first, a moderator reads yours before it appears. A change of a review that was approved may have to be approved as well, and until then everybody reads what was approved before. Each person has one review a tool, and the makers of a tool cannot remove what others wrote.",
      },
      {
        question: "Can I take a vote back?",
        answer:
          "Yes. Press the button again. A person counts once for each tool, however often the button is pressed.",
      },
      {
        question: "Do I have to verify my email address?",
        answer:
          "To count, yes, wherever the site sends mail: until you open the link that it mailed to you, your votes and reviews are kept but not counted, and nobody else reads your reviews. Then they count at once. Your dashboard sends the link again.",
      },
      {
        question: "How do I delete my account?",
        answer:
          "In the settings of your dashboard. You can download your data there first. Deleting removes your profile, votes, saved tools, reviews, reports and claims of tools. Tools that you submitted and messages that you sent us stay, without your account.",
      },
    ],
  },
  {
    title: "Tool makers and sponsors",
    questions: [
      {
        question: "How do I add my tool?",
        answer:
          "Sign in and fill in the form under Submit a tool: name, website, category and a description. It is free. An editor checks every submission before it is published.",
      },
      {
        question: "Something about my tool is wrong. What can I do?",
        answer:
          'Choose "Report a problem" on its page and say what is wrong: your dashboard tells what became of it. If you make the tool, choose "Do you make this?" there: once you have shown that its website is yours, you propose changes and confirm facts yourself. Or write to the address at the foot of the page, with the correction and a link that shows it. We correct facts; we do not change ratings or remove reviews that follow the rules.',
      },
      {
        question: "What does a sponsored listing change?",
        answer:
          "It places the tool in a marked block on the home page for a fixed time. The tool's place in search, categories, trending and top lists stays what it was.",
      },
      {
        question: "How do I advertise?",
        answer: "The advertising page shows the plans. Send us a message from there and we answer by email.",
      },
    ],
  },
];
